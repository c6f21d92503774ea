import type { ReactElement } from 'react';
import type { OptimiserCopy } from '#copy/optimiser-copy';

interface Props {
	readonly examples: readonly string[];
	readonly copy: OptimiserCopy['clarifier'];
	readonly onPick: (example: string) => void;
}

/** Answers to tap: each goes into the field, where it can be changed. */
export function Suggestions({ examples, copy, onPick }: Props): ReactElement {
	return (
		<div className="opt-suggestions">
			<h4>{copy.examplesTitle}</h4>
			<ul className="opt-answers">
				{examples.map((example) => (
					<li key={example}>
						<button type="button" onClick={() => onPick(example)}>
							{example}
						</button>
					</li>
				))}
			</ul>
		</div>
	);
}
