import type { ReactElement } from 'react';
import type { OptimiserCopy } from '#copy/optimiser-copy';
import { useStore } from '#islands/store/use-store.ts';
import type { Panel } from '../panels/use-panel.ts';
import { useTap } from '../result/use-tap.ts';
import { $choices } from '../stores/modifiers.store.ts';
import { CHOICE_NAMES, DEFAULT_CHOICES } from './modifier-catalogue.ts';

export const OPTIONS_TOGGLE = 'optimizer-options';

interface Props {
	readonly copy: OptimiserCopy['advanced'];
	readonly panel: Panel;
}

/** Opens and closes the options; while they are closed it names the chosen ones. */
export function AdvancedToggle({ copy, panel }: Props): ReactElement {
	const choices = useStore($choices);
	const tap = useTap(panel.toggle);
	const chosen = CHOICE_NAMES.filter((name) => choices[name] !== DEFAULT_CHOICES[name]);
	const summary = chosen.map((name) => copy.values[name][choices[name]]).join(', ') || copy.asTyped;
	return (
		<button
			type="button"
			id={OPTIONS_TOGGLE}
			className="opt-advanced-toggle"
			aria-expanded={panel.state === 'auto' ? undefined : panel.state === 'open'}
			aria-controls="optimizer-advanced"
			data-track={panel.state === 'closed' ? 'options_opened' : undefined}
			{...tap}
		>
			<span>
				{copy.title} <span className="opt-chevron" aria-hidden="true" />
			</span>
			<span className="opt-advanced-summary">{summary}</span>
		</button>
	);
}
