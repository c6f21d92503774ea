import { type RefObject, useEffect, useRef } from 'react';
import type { Question } from '#contract/review';
import { COPY_BUTTON } from '../result/ResultActions.tsx';

interface Keys {
	readonly open: Question | undefined;
	readonly onSkip: (question: Question) => void;
	/** Brings the focus to the open question. */
	readonly onEnter: () => void;
}

const WRITTEN_IN = 'input, textarea, select, [role="menu"]';
const PRESSED = 'a, button, summary, [role="tab"]';

/**
 * Keys for the questions, anywhere in the result: a digit takes an answer, Enter goes to the open question and then to the next,
 * Escape leaves the questions for the copy button.
 */
export function useQuestionKeys(ref: RefObject<HTMLElement | null>, keys: Keys): void {
	const latest = useRef(keys);
	latest.current = keys;
	useEffect(() => {
		const panel = ref.current;
		const result = panel?.closest<HTMLElement>('.opt-result');
		const listen = (event: KeyboardEvent) => {
			const target = event.target as Element;
			const { open, onSkip, onEnter } = latest.current;
			if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
			if (target.closest(WRITTEN_IN)) return;
			const isInside = panel?.contains(target) ?? false;
			// The key presses an answer, or the button of the text field.
			const button = /^[1-9]$/.test(event.key)
				? panel?.querySelector<HTMLElement>(`[aria-keyshortcuts="${event.key}"]`)
				: null;
			if (button) button.click();
			else if (event.key === 'Escape' && isInside) document.getElementById(COPY_BUTTON)?.focus();
			else if (event.key === 'Enter' && open && !target.closest(PRESSED)) isInside ? onSkip(open) : onEnter();
			else return;
			event.preventDefault();
		};
		result?.addEventListener('keydown', listen);
		return () => result?.removeEventListener('keydown', listen);
	}, [ref]);
}
