import { type ReactElement, useEffect } from 'react';
import type { OptimiserCopy } from '#copy/optimiser-copy';
import { useStore } from '#islands/store/use-store.ts';
import { OPTION_GROUPS } from '../options/option-groups.ts';
import { $proChoices } from '../stores/modifiers.store.ts';
import { OutputChecksField } from './OutputChecksField.tsx';
import { ProField } from './ProField.tsx';
import { DEFAULT_PRO_CHOICES } from './pro-choices.ts';
import { recallProChoices } from './recall-pro-choices.ts';

// Loaded with the panel: as a file of its own it would be shared with other parts and loaded by everybody.
export { restoreProChoices } from './from-sent.ts';

type Copy = OptimiserCopy['advanced'];

/** The controls of Pro, in the same groups as the locked ones. */
export function ProOptions({ copy }: { readonly copy: Copy }): ReactElement {
	const choices = useStore($proChoices) ?? DEFAULT_PRO_CHOICES;
	useEffect(recallProChoices, []);
	return (
		<>
			{OPTION_GROUPS.map(([group, names]) => (
				<section key={group} className="opt-group" aria-label={copy.groups[group]}>
					<p className="opt-locked-title">{copy.groups[group]}</p>
					{names.map((name) =>
						name === 'outputChecks' ? (
							<OutputChecksField key={name} checked={choices.outputChecks} copy={copy} />
						) : (
							<ProField key={name} name={name} choices={choices} copy={copy} />
						),
					)}
				</section>
			))}
		</>
	);
}
