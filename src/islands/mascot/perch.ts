/** The genie drawn on the edge of the card; while it is in view, the floating one lies invisible over it. */
const PERCH = '.hero .mascot';

/** Place of that drawing; null while it is out of view, and on a phone, which has none. */
export function readPerch(): DOMRect | null {
	const box = document.querySelector(PERCH)?.getBoundingClientRect();
	if (!box || box.width === 0) return null;
	const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
	return box.top >= header && box.bottom <= window.innerHeight ? box : null;
}
