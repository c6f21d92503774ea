import { type RefObject, useEffect } from 'react';

/** Lets keys walk an open menu, from its button on; the code for it comes with the first opening. */
export function useMenuKeys(ref: RefObject<HTMLElement | null>, isOpen: boolean): void {
	useEffect(() => {
		if (!isOpen) return;
		const stop = new AbortController();
		import('../exports/step-through-menu.ts').then(
			({ stepThroughMenu }) => ref.current?.addEventListener('keydown', stepThroughMenu, { signal: stop.signal }),
			// Tab leads through it all the same.
			() => {},
		);
		return () => stop.abort();
	}, [ref, isOpen]);
}
