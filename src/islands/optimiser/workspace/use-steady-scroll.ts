import { useEffect, useLayoutEffect, useRef } from 'react';
import { $revision } from './revision.store.ts';

/**
 * Keeps the focused element at its place in the window when a revision makes the page above it grow or shrink. The browser's own
 * scroll anchoring is off within a result, so that the two do not add up.
 */
export function useSteadyScroll(): void {
	const before = useRef<{ readonly element: Element; readonly top: number } | null>(null);

	useEffect(
		() =>
			$revision.listen(() => {
				const element = document.activeElement;
				before.current = element && { element, top: element.getBoundingClientRect().top };
			}),
		[],
	);

	useLayoutEffect(() => {
		const place = before.current;
		before.current = null;
		if (!place || place.element === document.body || place.element !== document.activeElement) return;
		const moved = place.element.getBoundingClientRect().top - place.top;
		if (Math.abs(moved) > 1) window.scrollBy({ top: moved, behavior: 'instant' });
	});
}
