import { atom } from '#islands/store/atom.ts';
import { showToast } from '#islands/toast/show-toast.ts';
import { findDraft, saveDraftSoon, takeTemplate } from '../prompt-box/draft.ts';

export type ReplacedBy = 'clear' | 'example' | 'template' | 'history' | 'draft' | 'undo';

export interface Replaced {
	readonly text: string;
	readonly by: ReplacedBy;
}

/** The text in the prompt box. */
export const $prompt = atom('');
/** The text that was replaced by something other than typing; it can be swapped back, so nothing is lost silently. */
export const $replaced = atom<Replaced | null>(null);

export function typePrompt(text: string): void {
	$prompt.set(text);
	saveDraftSoon(text);
}

export function replacePrompt(text: string, by: ReplacedBy): void {
	const before = $prompt.get();
	$replaced.set(before.trim() === '' || before === text ? null : { text: before, by });
	typePrompt(text);
}

export function clearPrompt(): void {
	replacePrompt('', 'clear');
}

export function undoReplace(): void {
	const replaced = $replaced.get();
	if (!replaced) return;
	const { text, by } = replaced;
	const since = $prompt.get();
	// Text typed into a cleared box stays in it; an example or a template is swapped with the text it replaced.
	replacePrompt(by === 'clear' && since.trim() !== '' ? `${text.trimEnd()}\n\n${since}` : text, 'undo');
}

/**
 * Decides the text of the box when the island is hydrated. Typed text wins over an earlier draft; a template just chosen wins
 * over both, with a message. The other text can be swapped back.
 */
export function openPrompt(typed: string, templateInserted: string): void {
	const draft = findDraft() ?? '';
	const template = takeTemplate();
	if (typed.trim() === '') $prompt.set(draft);
	else {
		typePrompt(typed);
		if (draft.trim() !== '' && draft !== typed) $replaced.set({ text: draft, by: 'draft' });
	}
	if (!template) return;
	replacePrompt(template, 'template');
	void showToast({ message: templateInserted });
}
