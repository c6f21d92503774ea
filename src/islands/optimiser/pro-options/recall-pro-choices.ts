import { recall, remember } from '../options/remembered.ts';
import { $proChoices } from '../stores/modifiers.store.ts';
import { DEFAULT_PRO_CHOICES, OUTPUT_CHECKS, PRO_NAMES, PRO_VALUES, type ProChoices } from './pro-choices.ts';
import { setProChoices } from './pro-options.store.ts';

/** Restores the choices of the last visit, and then stores each new choice. Returns the function that stops it. */
export function recallProChoices(): () => void {
	const { pro } = recall();
	if (pro && $proChoices.get() === null) setProChoices(choicesFrom(pro as Partial<ProChoices>));
	return $proChoices.listen((choices) => remember({ pro: choices }));
}

/** Only values that exist today are restored: an earlier release may have stored others. */
export function choicesFrom(kept: Partial<ProChoices>): ProChoices {
	const known = PRO_NAMES.filter((name) => (PRO_VALUES[name] as readonly unknown[]).includes(kept[name]));
	const texts = Object.entries(kept.texts ?? {}).filter(
		([name, text]) => name in DEFAULT_PRO_CHOICES.texts && typeof text === 'string',
	);
	return {
		...DEFAULT_PRO_CHOICES,
		...Object.fromEntries(known.map((name) => [name, kept[name]])),
		outputChecks: OUTPUT_CHECKS.filter((check) => kept.outputChecks?.includes(check)),
		texts: { ...DEFAULT_PRO_CHOICES.texts, ...Object.fromEntries(texts) },
	};
}
