import type { Dragged, DraggedEventName } from './dragged.ts';

const DRAGGED_EVENT: DraggedEventName = 'ploop:dragged';
const DRAG_STARTS_AT_PX = 4;
const KEY_STEP_PX = 24;

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
	ArrowLeft: [-1, 0],
	ArrowRight: [1, 0],
	ArrowUp: [0, -1],
	ArrowDown: [0, 1],
};

interface Grip {
	readonly dx: number;
	readonly dy: number;
	readonly x: number;
	readonly y: number;
}

/**
 * Tells by events where mouse, finger or arrow keys bring the genie. This code is fetched when somebody comes near it, perhaps
 * after the press: whoever still holds the genie moves it from there.
 */
export function startDragging(mascot: HTMLElement): void {
	const handle = mascot.querySelector('button');
	if (!handle) return;
	let grip: Grip | null = null;
	let hasMoved = false;
	let last: Dragged = { x: 0, y: 0 };

	const tell = (dragged: Dragged) => mascot.dispatchEvent(new CustomEvent<Dragged>(DRAGGED_EVENT, { detail: dragged }));

	function take({ clientX: x, clientY: y, pointerId }: PointerEvent): Grip {
		const centre = centreOf(mascot);
		hasMoved = false;
		handle?.setPointerCapture(pointerId);
		return { dx: x - centre.x, dy: y - centre.y, x, y };
	}

	function release(): void {
		if (grip && hasMoved) tell({ ...last, isOver: true });
		grip = null;
		delete mascot.dataset['dragging'];
	}

	handle.addEventListener('pointerdown', (event) => {
		grip = take(event);
	});
	document.addEventListener('pointermove', (event) => {
		if (!grip && event.buttons > 0 && handle.matches(':active')) grip = take(event);
		if (!grip) return;
		hasMoved ||= Math.hypot(event.clientX - grip.x, event.clientY - grip.y) >= DRAG_STARTS_AT_PX;
		if (!hasMoved) return;
		mascot.dataset['dragging'] = '';
		last = { x: event.clientX - grip.dx, y: event.clientY - grip.dy };
		tell(last);
	});
	for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, release);
	// A drag ends with a click too, which is no press; keys click without a pointer.
	mascot.addEventListener(
		'click',
		(event) => {
			if (hasMoved && event.detail !== 0) event.stopPropagation();
			hasMoved = false;
		},
		{ capture: true },
	);
	handle.addEventListener('keydown', (event) => {
		const step = ARROWS[event.key];
		if (!step) return;
		event.preventDefault();
		const centre = centreOf(mascot);
		tell({ x: centre.x + step[0] * KEY_STEP_PX, y: centre.y + step[1] * KEY_STEP_PX, isOver: true });
	});
	mascot.dataset['movable'] = '';
}

function centreOf(element: HTMLElement): { readonly x: number; readonly y: number } {
	const box = element.getBoundingClientRect();
	return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
