import type { ReactElement } from 'react';
import type { OptimiserCopy } from '#copy/optimiser-copy';
import { takeExample } from '../prompt-box/take-example.ts';

/** The way in for a guest: the examples as buttons, in the place of the hints while the box is empty. */
export function ExampleChips({ copy }: { readonly copy: OptimiserCopy['examples'] }): ReactElement {
	return (
		<>
			<span className="opt-example-lead">{copy.lead}</span>
			<ul className="opt-hint-chips opt-example-chips" aria-label={copy.label}>
				{copy.items.map(({ id, label, text }) => {
					// On a phone the kind alone is shown: "Email" of "Email: Stakeholder update".
					const [kind, about] = label.split(/(?=:)/);
					return (
						<li key={id}>
							<button type="button" aria-label={label} onClick={() => takeExample(text)}>
								{kind}
								<span>{about}</span>
							</button>
						</li>
					);
				})}
			</ul>
		</>
	);
}
