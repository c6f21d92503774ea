import { CORNER, type Place } from './place.ts';
import { boxOf, type Size, type Stage } from './stage.ts';

const EDGES: readonly Place[] = [CORNER, { ...CORNER, x: 0 }, { ...CORNER, y: 20 }, { x: 0, y: 20 }];

/** What holds words, and what is pressed. Where words run through a line, the whole line counts. */
const PRECIOUS = 'main :is(p, li, h1, h2, h3, h4, legend, label, span, a, button, textarea):not(#mascot *)';
/** Widths at which the genie would always cover some text. */
const NARROW = '(max-width: 767px)';

interface Situation {
	/** The preferred place. */
	readonly home: Place;
	/** Whether the visitor moved the genie there. */
	readonly isChosen: boolean;
	/** What it says, by its size; null while it is silent. */
	readonly words: Size | null;
	/** A prompt is being made: the genie says so, even where every place covers something. */
	readonly isWorking: boolean;
}

/** The first place that covers no words and no control; null when there is none, so that the genie is hidden. */
export function findClearPlace({ home, isChosen, words, isWorking }: Situation, stage: Stage): Place | null {
	// The genie is shown when it speaks, otherwise only if the visitor has placed it.
	if (!words && (!isChosen || window.matchMedia(NARROW).matches)) return null;
	// At rest it moves away only from keyboard focus: while the page scrolls it would jump about.
	const precious = document.querySelectorAll(words ? `${PRECIOUS}, :focus` : ':focus');
	const boxes = [...precious].map((one) => one.getBoundingClientRect());
	const clear = [home, ...EDGES].find((place) => {
		const { left, right, top, bottom } = boxOf(place, stage, words);
		return !boxes.some((box) => left < box.right && box.left < right && top < box.bottom && box.top < bottom);
	});
	return clear ?? (isWorking ? home : null);
}
