import type { Question } from '#contract/review';

export interface Keys {
	readonly open: Question | undefined;
	readonly onSkip: (question: Question) => void;
	/** Brings the focus to the open question. */
	readonly onEnter: () => void;
	/** Leaves the questions. */
	readonly onLeave: () => void;
}

const WRITTEN_IN = 'input, textarea, select, [role="menu"]';
const PRESSED = 'a, button, summary, [role="tab"]';

/** What a key does that was pressed anywhere in the result. */
export function answerByKey(
	{ key, target }: KeyboardEvent,
	panel: HTMLElement,
	{ open, onSkip, onEnter, onLeave }: Keys,
): void {
	const pressed = target as Element;
	if (pressed.closest(WRITTEN_IN)) return;
	const isInside = panel.contains(pressed);
	// An answer or the button of the text field: the key presses it.
	if (/^[1-9]$/.test(key)) panel.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`)?.click();
	else if (key === 'Escape' && isInside) onLeave();
	else if (key === 'Enter' && open && !pressed.closest(PRESSED)) isInside ? onSkip(open) : onEnter();
}
