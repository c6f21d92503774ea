import type { ReactElement } from 'react';
import type { OptimiserCopy } from '#copy/optimiser-copy';
import { useStore } from '#islands/store/use-store.ts';
import { PromptMenu } from '../menus/PromptMenu.tsx';
import { $prompt } from '../stores/prompt.store.ts';

interface Props {
	readonly copy: OptimiserCopy['examples'];
	readonly onPick: (text: string) => void;
}

/** Before the first word its entries lie beside the button, one press each; the style sheet folds them for who has an account. */
export function ExamplesMenu({ copy, onPick }: Props): ReactElement {
	const isEmpty = useStore($prompt) === '';
	return (
		<PromptMenu name="examples" label={copy.label} isSpread={isEmpty}>
			{(_, close) => (
				<ul aria-label={copy.label}>
					{copy.items.map(({ id, label, text }) => {
						// Where little room is left the line shows the kind alone: "Email" of "Email: Stakeholder update".
						const [kind, about] = label.split(/(?=:)/);
						return (
							<li key={id}>
								<button
									type="button"
									aria-label={label}
									onClick={() => {
										close();
										onPick(text);
									}}
								>
									{kind}
									<span>{about}</span>
								</button>
							</li>
						);
					})}
				</ul>
			)}
		</PromptMenu>
	);
}
