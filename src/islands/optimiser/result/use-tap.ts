import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** A finger that moved further than this was scrolling. */
const TAP_TOLERANCE_PX = 10;

interface TapHandlers {
	readonly onPointerDown: (event: PointerEvent) => void;
	readonly onClick: (event: MouseEvent) => void;
}

/** Runs `onTap` for clicks, keys and taps, but not for a touch that moved. */
export function useTap(onTap: () => void): TapHandlers {
	const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
	return {
		onPointerDown(event) {
			from.current = event.pointerType === 'touch' ? { x: event.clientX, y: event.clientY } : null;
		},
		onClick(event) {
			const start = from.current;
			from.current = null;
			const moved = start ? Math.hypot(event.clientX - start.x, event.clientY - start.y) : 0;
			if (moved <= TAP_TOLERANCE_PX) onTap();
		},
	};
}
