import type { Place } from './place.ts';
import { type Box, bubbleOf, drawingOf, type Size, type Stage } from './stage.ts';

const EDGES: readonly Place[] = [
	{ x: 100, y: 88 },
	{ x: 100, y: 70 },
	{ x: 0, y: 88 },
	{ x: 0, y: 70 },
	{ x: 100, y: 20 },
	{ x: 0, y: 20 },
];

const CONTROLS = 'button, a, input, textarea, summary';
/** Widths at which the genie would always cover some text. */
const NARROW = '(max-width: 767px)';

interface Situation {
	/** The preferred place. */
	readonly home: Place;
	/** Whether the visitor has put it there. */
	readonly isChosen: boolean;
	/** The size of what it says; null while it is silent. */
	readonly words: Size | null;
	/** A prompt is being made: the genie says so, even where every place covers something. */
	readonly isWorking: boolean;
	readonly focused: Element | null;
}

/** The first place that covers no words and no control; null when there is none, so that the genie is hidden. */
export function findClearPlace(situation: Situation, stage: Stage): Place | null {
	const { home, isChosen, words, isWorking, focused } = situation;
	// The genie is shown when it speaks, otherwise only if the visitor has placed it.
	if (!words && (!isChosen || window.matchMedia(NARROW).matches)) return null;
	const precious = words ? preciousBoxes() : [];
	const boxes = focused ? [...precious, focused.getBoundingClientRect()] : precious;
	// At rest it moves away only from keyboard focus: while the page scrolls it would jump about.
	const places = focused || words ? [home, ...EDGES] : [home];
	const clear = places.find((place) => {
		const own = words ? [drawingOf(place, stage), bubbleOf(place, stage, words)] : [drawingOf(place, stage)];
		return !boxes.some((box) => own.some((one) => isOver(one, box)));
	});
	return clear ?? (isWorking ? home : null);
}

/** The lines of text on the page, and its controls, which are pressed beside their words too. */
function preciousBoxes(): DOMRect[] {
	const boxes = [...document.querySelectorAll(`main :is(${CONTROLS})`)].map((one) => one.getBoundingClientRect());
	const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	const range = document.createRange();
	for (let text = texts.nextNode(); text; text = texts.nextNode()) {
		if (text.parentElement?.closest('#mascot, script') || text.nodeValue?.trim() === '') continue;
		range.selectNodeContents(text);
		boxes.push(...range.getClientRects());
	}
	return boxes;
}

function isOver(one: Box, other: Box): boolean {
	return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
