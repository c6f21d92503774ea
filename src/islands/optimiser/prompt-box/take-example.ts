import { replacePrompt } from '../stores/prompt.store.ts';
import { SUBMIT } from './SubmitButton.tsx';

/** Puts an example into the box and moves the focus to the button that runs it: the next press gives a prompt. */
export function takeExample(example: string): void {
	replacePrompt(example, 'example');
	document.getElementById(SUBMIT)?.focus();
}
