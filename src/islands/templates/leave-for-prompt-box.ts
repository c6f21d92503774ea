import type { ModifiersInput } from '#contract/modifiers';
import { TEMPLATE_OPTIONS_KEY } from '../optimiser/kept/left-options-key.ts';
import { INSERT_TEMPLATE_KEY } from '../optimiser/stores/storage-keys.ts';

/** Used in place of an earlier prompt's id: the options stored here are to be applied. */
export const LEFT_OPTIONS = 'template';

/** Passes a text to the prompt box of the home page, with its options if any. False when storage is blocked. */
export function leaveForPromptBox(text: string, modifiers: ModifiersInput | null): boolean {
	try {
		sessionStorage.setItem(INSERT_TEMPLATE_KEY, text);
		if (modifiers) sessionStorage.setItem(TEMPLATE_OPTIONS_KEY, JSON.stringify(modifiers));
	} catch {
		return false;
	}
	location.assign(modifiers ? `/?history=${LEFT_OPTIONS}#optimizer` : '/#optimizer');
	return true;
}

/** The stored options, once; null when there are none that can be read. */
export function takeLeftOptions(): ModifiersInput | null {
	try {
		const kept = sessionStorage.getItem(TEMPLATE_OPTIONS_KEY);
		sessionStorage.removeItem(TEMPLATE_OPTIONS_KEY);
		return JSON.parse(kept ?? 'null') as ModifiersInput | null;
	} catch {
		return null;
	}
}
