import { INSERT_TEMPLATE_KEY } from '../optimiser/storage-keys.ts';

/** Takes a text to the prompt box of the home page. False when the browser keeps nothing for us. */
export function leaveForPromptBox(text: string): boolean {
	try {
		sessionStorage.setItem(INSERT_TEMPLATE_KEY, text);
	} catch {
		return false;
	}
	location.assign('/#optimizer');
	return true;
}
