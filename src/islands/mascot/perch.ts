/** The genie drawn on the edge of the card. While it is in view, the floating genie is invisible and lies over it. */
const PERCH = '.hero .mascot';

/** The drawing on a phone is less wide, in px, and too small to be taken hold of. */
const LEAST_PX = 80;

/** The place of that drawing; null while it is out of view, and on a phone. */
export function readPerch(): DOMRect | null {
	const box = document.querySelector(PERCH)?.getBoundingClientRect();
	if (!box || box.width < LEAST_PX) return null;
	const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
	return box.top >= header && box.bottom <= window.innerHeight ? box : null;
}
