import { type RefObject, useEffect } from 'react';

/** Closes an open menu on Escape (the focus goes back to its button), on a press elsewhere, and when the focus leaves. */
export function useDismiss(ref: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
	useEffect(() => {
		const menu = ref.current;
		if (!isOpen || !menu) return;
		const stop = new AbortController();
		const { signal } = stop;
		const closeOnEscape = (event: KeyboardEvent) => {
			if (event.key !== 'Escape') return;
			event.preventDefault();
			menu.querySelector('button')?.focus();
			close();
		};
		const closeOutside = (target: EventTarget | null) => {
			if (!menu.contains(target as Node | null)) close();
		};
		menu.addEventListener('keydown', closeOnEscape, { signal });
		menu.addEventListener('focusout', (event) => event.relatedTarget && closeOutside(event.relatedTarget), { signal });
		document.addEventListener('pointerdown', (event) => closeOutside(event.target), { signal });
		return () => stop.abort();
	}, [ref, isOpen, close]);
}
