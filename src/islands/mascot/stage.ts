import type { Place } from './place.ts';

/** In px: the size of the window and of the genie, and the height kept free at the bottom. */
export interface Stage {
	readonly width: number;
	readonly height: number;
	readonly size: number;
	readonly floor: number;
}

export interface Spot {
	readonly left: number;
	readonly top: number;
}

const MARGIN_PX = 12;

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
