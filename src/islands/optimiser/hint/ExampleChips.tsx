import type { ReactElement } from 'react';
import type { OptimiserCopy } from '#copy/optimiser-copy';

interface Props {
	readonly copy: OptimiserCopy['examples'];
	readonly onPick: (text: string) => void;
}

/** The examples of the menu as buttons, in the place of the hints while the box is empty. */
export function ExampleChips({ copy, onPick }: Props): ReactElement {
	return (
		<ul className="opt-hint-chips opt-example-chips" aria-label={copy.label}>
			{copy.items.map(({ id, label, text }) => (
				<li key={id}>
					<button type="button" onClick={() => onPick(text)}>
						{label}
					</button>
				</li>
			))}
		</ul>
	);
}
