import { useStore } from '@nanostores/react';
import { type ReactElement, useEffect } from 'react';
import type { OptimiserCopy } from '#contract/optimiser-copy';
import { LOCKED_ADVANCED, LOCKED_MODIFIERS } from '../modifier-catalogue.ts';
import { $proChoices } from '../modifiers.store.ts';
import { OutputChecksField } from './OutputChecksField.tsx';
import { ProField } from './ProField.tsx';
import { DEFAULT_PRO_CHOICES } from './pro-choices.ts';
import { recallProChoices } from './recall-pro-choices.ts';

// Fetched with the panel: in a file of its own it would be shared, and so come to everyone.
export { restoreProChoices } from './from-sent.ts';

type Copy = OptimiserCopy['advanced'];

/** The controls that come with Pro, in the groups in which everyone else sees them locked. */
export function ProOptions({ copy }: { readonly copy: Copy }): ReactElement {
	const choices = useStore($proChoices) ?? DEFAULT_PRO_CHOICES;
	useEffect(recallProChoices, []);
	return (
		<>
			<div className="opt-pro">
				{LOCKED_MODIFIERS.filter((name) => name !== 'outputChecks').map((name) => (
					<ProField key={name} name={name} choices={choices} copy={copy} />
				))}
				<OutputChecksField checked={choices.outputChecks} copy={copy} />
			</div>
			<p className="opt-locked-title">{copy.groupTitle}</p>
			<div className="opt-pro">
				{LOCKED_ADVANCED.map((name) => (
					<ProField key={name} name={name} choices={choices} copy={copy} />
				))}
			</div>
		</>
	);
}
