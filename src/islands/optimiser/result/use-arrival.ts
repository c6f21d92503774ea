import { type RefObject, useEffect } from 'react';
import { hasScrolledByHand } from './hand-scroll.ts';

/**
 * Moves the focus to the heading of a new result and scrolls its top below the sticky header, unless the visitor has scrolled, or
 * opened a menu or a dialog, while they waited.
 */
export function useArrival(ref: RefObject<HTMLElement | null>): void {
	useEffect(() => {
		if (document.querySelector(':popover-open, dialog[open]')) return;
		const arrived = ref.current;
		arrived?.focus({ preventScroll: true });
		if (hasScrolledByHand()) return;
		arrived?.closest('section')?.scrollIntoView();
	}, [ref]);
}
