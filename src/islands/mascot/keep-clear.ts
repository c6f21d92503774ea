import type { Place } from './place.ts';

const CORNERS: readonly Place[] = [
	{ x: 100, y: 88 },
	{ x: 0, y: 88 },
	{ x: 100, y: 20 },
	{ x: 0, y: 20 },
];

/** Steps aside while the genie would cover the control that has the focus, and hides when no corner is free. */
export function keepClearOfFocus(mascot: HTMLElement, home: () => Place, stand: (place: Place) => void): void {
	let hasStepped = false;

	function look(): void {
		if (mascot.dataset.dragging !== undefined || mascot.contains(document.activeElement)) return;
		const focused = document.activeElement;
		if (hasStepped) stand(home());
		delete mascot.dataset.away;
		hasStepped = false;
		if (!focused || focused === document.body || !isCovering(mascot, focused)) return;
		hasStepped = true;
		const free = CORNERS.some((corner) => {
			stand(corner);
			return !isCovering(mascot, focused);
		});
		if (!free) mascot.dataset.away = '';
	}

	// After the browser has scrolled the focused control into view.
	const lookSoon = () => requestAnimationFrame(look);
	document.addEventListener('focusin', lookSoon);
	document.addEventListener('focusout', lookSoon);
	addEventListener('scroll', lookSoon, { passive: true });
	addEventListener('resize', lookSoon);
}

function isCovering(mascot: HTMLElement, control: Element): boolean {
	const a = mascot.getBoundingClientRect();
	const b = control.getBoundingClientRect();
	return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
