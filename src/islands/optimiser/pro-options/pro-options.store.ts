import { track } from '#islands/analytics/track.ts';
import { $extras, $proChoices } from '../stores/modifiers.store.ts';
import { asSent } from './as-sent.ts';
import { DEFAULT_PRO_CHOICES, type ProChoices } from './pro-choices.ts';

/** Sets the chosen values, for the panel and for the next prompt. */
export function setProChoices(choices: ProChoices): void {
	$proChoices.set(choices);
	$extras.set(asSent(choices));
}

export function changeProChoices(changes: Partial<ProChoices>): void {
	setProChoices({ ...($proChoices.get() ?? DEFAULT_PRO_CHOICES), ...changes });
	for (const [modifier, value] of Object.entries(changes)) tellChange(modifier, value);
}

/** Reports a changed option to analytics; a text typed beside it is private and is not reported. */
function tellChange(modifier: string, value: unknown): void {
	if (modifier === 'texts') return;
	track('modifier_changed', { modifier, ...(typeof value === 'string' && { value }) });
}
