import type { Place } from './place.ts';
import { type Spot, type Stage, spotOf } from './stage.ts';

const CORNERS: readonly Place[] = [
	{ x: 100, y: 88 },
	{ x: 0, y: 88 },
	{ x: 100, y: 20 },
	{ x: 0, y: 20 },
];

const BUTTONS = '#optimizer :is(.button, .opt-yours button)';
/** There it would always stand on some text. */
const NARROW = '(max-width: 767px)';

interface Situation {
	/** Where the genie would like to stand. */
	readonly home: Place;
	/** Someone has put it there. */
	readonly isChosen: boolean;
	readonly isSpeaking: boolean;
	readonly focused: Element | null;
}

/** The first place that covers nothing it should not. null when the genie had better not be seen for now. */
export function findClearPlace({ home, isChosen, isSpeaking, focused }: Situation, stage: Stage): Place | null {
	// The genie comes to speak; otherwise it is shown only if the visitor has placed it.
	if (!isSpeaking && (!isChosen || window.matchMedia(NARROW).matches)) return null;
	const precious = isSpeaking ? boxesOf(BUTTONS) : [];
	const boxes = focused ? [...precious, focused.getBoundingClientRect()] : precious;
	// At rest it steps aside for the keyboard only: while the page scrolls it would hop about.
	const places = focused || isSpeaking ? [home, ...CORNERS] : [home];
	const clear = places.find((place) => !boxes.some((box) => isCovering(spotOf(place, stage), stage.size, box)));
	return clear ?? (isSpeaking ? home : null);
}

function boxesOf(selector: string): DOMRect[] {
	return [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
}

/** The drawing is slimmer than its box: a fifth on either side is air. */
function isCovering({ left, top }: Spot, size: number, box: DOMRect): boolean {
	const air = size / 5;
	return left + air < box.right && box.left < left + size - air && top < box.bottom && box.top < top + size;
}
