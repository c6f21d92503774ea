import type { Place } from './place.ts';

/** In px: the size of the window and of the genie, and the height kept free at the bottom. */
export interface Stage {
	readonly width: number;
	readonly height: number;
	readonly size: number;
	readonly floor: number;
}

/** Of an element, as it is laid out. */
export type Size = Pick<HTMLElement, 'offsetWidth' | 'offsetHeight'>;

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

export interface Spot {
	readonly left: number;
	readonly top: number;
}

const MARGIN_PX = 12;
/** Between the genie's head and its words, as in optimiser-mascot.css. */
const BUBBLE_GAP_PX = 8;

/** Reads the layout; call it before anything is moved. The consent banner, while open, takes the bottom of the window. */
export function readStage(mascot: HTMLElement): Stage {
	const banner = document.querySelector('[data-consent="unset"] .banner');
	return {
		// `clientWidth` would include the room reserved for a scroll bar.
		width: document.documentElement.getBoundingClientRect().width,
		height: window.innerHeight,
		size: mascot.offsetWidth,
		floor: banner?.getBoundingClientRect().height ?? 0,
	};
}

/** The top left corner, in px, that keeps the whole genie inside the margin. */
export function spotOf({ x, y }: Place, { width, height, size, floor }: Stage): Spot {
	return {
		left: within((width * x) / 100 - size / 2, width - size),
		top: within((height * y) / 100 - size / 2, height - floor - size),
	};
}

/** What it takes up at a place, its words included: above its head, flush with the side of the window that is nearer. */
export function boxOf(place: Place, stage: Stage, words: Size | null): Box {
	const { left, top } = spotOf(place, stage);
	const { size } = stage;
	const width = Math.max(size, words?.offsetWidth ?? 0);
	const start = isRight(place) ? left + size - width : left;
	return {
		left: start,
		right: start + width,
		top: words ? top - BUBBLE_GAP_PX - words.offsetHeight : top,
		bottom: top + size,
	};
}

export const isRight = (place: Place): boolean => place.x > 50;

/** The place whose centre is nearest to a point. */
export function placeAt(x: number, y: number, { width, height, size }: Stage): Place {
	return {
		x: ((within(x - size / 2, width - size) + size / 2) / width) * 100,
		y: ((within(y - size / 2, height - size) + size / 2) / height) * 100,
	};
}

function within(at: number, most: number): number {
	return Math.max(MARGIN_PX, Math.min(at, most - MARGIN_PX));
}
