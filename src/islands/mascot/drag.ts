import type { Place } from './place.ts';
import { placeAt, readStage } from './stage.ts';

interface DragHandlers {
	readonly onMove: (place: Place) => void;
	readonly onRest: () => void;
	/** Called after a press without movement. */
	readonly onPress: () => void;
}

const DRAG_STARTS_AT_PX = 4;
const KEY_STEP_PX = 24;

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
	ArrowLeft: [-1, 0],
	ArrowRight: [1, 0],
	ArrowUp: [0, -1],
	ArrowDown: [0, 1],
};

/** Moves `mascot` by mouse, finger or arrow keys on its handle. */
export function dragBy(mascot: HTMLElement, handle: HTMLElement, { onMove, onRest, onPress }: DragHandlers): void {
	let grip: { readonly dx: number; readonly dy: number; readonly x: number; readonly y: number } | null = null;
	let hasMoved = false;

	handle.addEventListener('pointerdown', (event) => {
		const centre = centreOf(mascot);
		grip = { dx: event.clientX - centre.x, dy: event.clientY - centre.y, x: event.clientX, y: event.clientY };
		hasMoved = false;
		handle.setPointerCapture(event.pointerId);
	});
	handle.addEventListener('pointermove', (event) => {
		if (!grip) return;
		hasMoved ||= Math.hypot(event.clientX - grip.x, event.clientY - grip.y) >= DRAG_STARTS_AT_PX;
		if (!hasMoved) return;
		mascot.dataset.dragging = '';
		onMove(placeAt(event.clientX - grip.dx, event.clientY - grip.dy, readStage(mascot)));
	});
	const release = () => {
		if (grip && hasMoved) onRest();
		grip = null;
		delete mascot.dataset.dragging;
	};
	handle.addEventListener('pointerup', release);
	handle.addEventListener('pointercancel', release);
	handle.addEventListener('click', (event) => {
		// A drag ends with a click too, which is no press. A click by key has no pointer (`detail` is 0).
		if (event.detail === 0 || !hasMoved) onPress();
		hasMoved = false;
	});
	handle.addEventListener('keydown', (event) => {
		const step = ARROWS[event.key];
		if (!step) return;
		event.preventDefault();
		const centre = centreOf(mascot);
		onMove(placeAt(centre.x + step[0] * KEY_STEP_PX, centre.y + step[1] * KEY_STEP_PX, readStage(mascot)));
		onRest();
	});
}

function centreOf(element: HTMLElement): { readonly x: number; readonly y: number } {
	const box = element.getBoundingClientRect();
	return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
