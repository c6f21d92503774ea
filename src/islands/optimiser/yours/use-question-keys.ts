import { type RefObject, useEffect, useRef } from 'react';
import type { Keys } from './question-keys.ts';

/**
 * The keyboard of the questions, anywhere in the result: a digit takes an answer, Enter goes to the open question and from
 * there on to the next, Escape leaves the questions for the copy button. The code comes with the first of these keys.
 */
export function useQuestionKeys(ref: RefObject<HTMLElement | null>, keys: Keys): void {
	const latest = useRef(keys);
	latest.current = keys;
	useEffect(() => {
		const panel = ref.current;
		const result = panel?.closest<HTMLElement>('.opt-result');
		const listen = (event: KeyboardEvent) => {
			if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
			if (!panel || !/^(?:[1-9]|Enter|Escape)$/.test(event.key)) return;
			// It leaves the questions, and closes nothing else.
			if (event.key === 'Escape' && panel.contains(event.target as Element)) event.preventDefault();
			void import('./question-keys.ts').then(
				({ answerByKey }) => answerByKey(event, panel, latest.current),
				// Without it Tab and a press still answer.
				() => {},
			);
		};
		result?.addEventListener('keydown', listen);
		return () => result?.removeEventListener('keydown', listen);
	}, [ref]);
}
