/** The drawing that stands on the edge of the card: as long as it is in view, it is the genie. */
const PERCH = '.hero .mascot';

/** Where the perch is; null while it is out of view, and on a phone, which has no perch. */
export function readPerch(): DOMRect | null {
	const box = document.querySelector(PERCH)?.getBoundingClientRect();
	if (!box || box.width === 0) return null;
	const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
	return box.top >= header && box.bottom <= window.innerHeight ? box : null;
}
