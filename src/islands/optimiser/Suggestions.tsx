import type { ReactElement } from 'react';
import type { OptimiserCopy } from '#copy/optimiser-copy';

interface Props {
	readonly tips: readonly string[];
	readonly examples: readonly string[];
	readonly copy: OptimiserCopy['clarifier'];
	readonly onPick: (example: string) => void;
}

export function Suggestions({ tips, examples, copy, onPick }: Props): ReactElement {
	return (
		<div className="opt-suggestions">
			<div>
				<h4>{copy.tipsTitle}</h4>
				<ul className="opt-tips">
					{tips.map((tip) => (
						<li key={tip}>{tip}</li>
					))}
				</ul>
			</div>
			{examples.length > 0 && (
				<div>
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
			)}
		</div>
	);
}
