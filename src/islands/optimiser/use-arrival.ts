import { type RefObject, useEffect } from 'react';

/** Moves the focus to what has just arrived and brings it to the top of the window, below the sticky header. */
export function useArrival(ref: RefObject<HTMLElement | null>): void {
	useEffect(() => {
		ref.current?.focus({ preventScroll: true });
		ref.current?.scrollIntoView({ block: 'start' });
	}, [ref]);
}
