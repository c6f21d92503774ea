import { type RefObject, useEffect } from 'react';
import { hasScrolledByHand } from './hand-scroll.ts';

/**
 * Moves the focus to what has just arrived and brings it to the top of the window, below the sticky header and, where there
 * is room, below the text it answers; unless the person has scrolled elsewhere or opened a menu or a dialog while they waited.
 */
export function useArrival(ref: RefObject<HTMLElement | null>): void {
	useEffect(() => {
		if (document.querySelector(':popover-open, dialog[open]')) return;
		const arrived = ref.current;
		arrived?.focus({ preventScroll: true });
		if (hasScrolledByHand()) return;
		const typed = matchMedia('(min-width: 48rem)').matches && document.querySelector('[data-folded]');
		(typed || arrived)?.scrollIntoView();
	}, [ref]);
}
