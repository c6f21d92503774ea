import { type RefObject, useEffect } from 'react';

/** Adds keyboard navigation to a menu; the code for it is loaded at the first opening. */
export function useMenuKeys(ref: RefObject<HTMLElement | null>, isOpen: boolean): void {
	useEffect(() => {
		if (!isOpen) return;
		const stop = new AbortController();
		import('../exports/step-through-menu.ts').then(
			({ stepThroughMenu }) => ref.current?.addEventListener('keydown', stepThroughMenu, { signal: stop.signal }),
			// When the code fails to load, Tab still moves through the menu.
			() => {},
		);
		return () => stop.abort();
	}, [ref, isOpen]);
}
