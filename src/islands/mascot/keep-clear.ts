import type { Place } from './place.ts';
import { type Spot, type Stage, spotOf } from './stage.ts';

const CORNERS: readonly Place[] = [
	{ x: 100, y: 88 },
	{ x: 0, y: 88 },
	{ x: 100, y: 20 },
	{ x: 0, y: 20 },
];

const BUTTONS = '#optimizer :is(.button, .opt-yours button)';
/** Windows so narrow that the genie would always cover some text. */
const NARROW = '(max-width: 767px)';

interface Situation {
	/** The preferred place. */
	readonly home: Place;
	/** Whether the visitor moved the genie there. */
	readonly isChosen: boolean;
	readonly isSpeaking: boolean;
	readonly focused: Element | null;
}

/** The first place that covers no text or control; null when there is none, so that the genie is hidden. */
export function findClearPlace({ home, isChosen, isSpeaking, focused }: Situation, stage: Stage): Place | null {
	// The genie is shown when it speaks, otherwise only if the visitor has placed it.
	if (!isSpeaking && (!isChosen || window.matchMedia(NARROW).matches)) return null;
	const precious = isSpeaking ? boxesOf(BUTTONS) : [];
	const boxes = focused ? [...precious, focused.getBoundingClientRect()] : precious;
	// While it does not speak it moves away from the keyboard focus only; otherwise it would jump about while the page scrolls.
	const places = focused || isSpeaking ? [home, ...CORNERS] : [home];
	const clear = places.find((place) => !boxes.some((box) => isCovering(spotOf(place, stage), stage.size, box)));
	return clear ?? (isSpeaking ? home : null);
}

function boxesOf(selector: string): DOMRect[] {
	return [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
}

/** The drawing is narrower than its box, by a fifth on either side. */
function isCovering({ left, top }: Spot, size: number, box: DOMRect): boolean {
	const air = size / 5;
	return left + air < box.right && box.left < left + size - air && top < box.bottom && box.top < top + size;
}
