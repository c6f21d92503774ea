import type { ReactElement } from 'react';
import type { OptimiserCopy } from '#copy/optimiser-copy';
import { PromptMenu } from '../menus/PromptMenu.tsx';

interface Props {
	readonly copy: OptimiserCopy['examples'];
	readonly onPick: (text: string) => void;
}

export function ExamplesMenu({ copy, onPick }: Props): ReactElement {
	return (
		<PromptMenu name="examples" label={copy.label}>
			{(_, close) => (
				<ul>
					{copy.items.map(({ id, label, text }) => (
						<li key={id}>
							<button
								type="button"
								onClick={() => {
									close();
									onPick(text);
								}}
							>
								{label}
							</button>
						</li>
					))}
				</ul>
			)}
		</PromptMenu>
	);
}
