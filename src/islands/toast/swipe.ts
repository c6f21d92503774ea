const DISMISS_AFTER_PX = 50;

/** Lets the element follow a finger sideways and calls `onAway` past the threshold. Returns a function that stops it. */
export function followSwipe(element: HTMLElement, onAway: () => void): () => void {
	let fromX: number | null = null;

	function begin(event: PointerEvent): void {
		if ((event.target as Element).closest('button')) return;
		fromX = event.clientX;
		element.setPointerCapture(event.pointerId);
	}
	function move(event: PointerEvent): void {
		if (fromX === null) return;
		element.style.setProperty('--swipe', `${event.clientX - fromX}px`);
	}
	function end(event: PointerEvent): void {
		if (fromX === null) return;
		const distance = Math.abs(event.clientX - fromX);
		fromX = null;
		element.style.removeProperty('--swipe');
		if (event.type === 'pointerup' && distance >= DISMISS_AFTER_PX) onAway();
	}

	const handlers = { pointerdown: begin, pointermove: move, pointerup: end, pointercancel: end } as const;
	const entries = Object.entries(handlers) as [keyof typeof handlers, (event: PointerEvent) => void][];
	for (const [type, handle] of entries) element.addEventListener(type, handle);
	return () => {
		for (const [type, handle] of entries) element.removeEventListener(type, handle);
	};
}
