import { type RefObject, useEffect } from 'react';

/** Calls `onEscape` for an Escape inside the element, unless an inner element has handled it. */
export function useEscape(ref: RefObject<HTMLElement | null>, onEscape: () => void): void {
	useEffect(() => {
		const element = ref.current;
		const listen = (event: KeyboardEvent) => {
			if (event.key !== 'Escape' || event.defaultPrevented) return;
			event.preventDefault();
			onEscape();
		};
		element?.addEventListener('keydown', listen);
		return () => element?.removeEventListener('keydown', listen);
	}, [ref, onEscape]);
}
