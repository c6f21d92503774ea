import { readWord } from './pattern.ts';
import { END_OF_PATTERN, FIRST_WORD, type PatternSigns } from './pattern-columns.ts';

/** Indices of patterns by their anchor words: a pattern is tried only on requests that hold one of them. */
export interface Anchors {
	/** Patterns of figures and detectors only, which are tried on every request. */
	readonly always: readonly number[];
	/** By the number of a word. */
	readonly byWord: readonly (readonly number[])[];
	/** By pattern, where it begins among the signs. */
	readonly starts: readonly number[];
}

const NO_ANCHOR = Number.POSITIVE_INFINITY;

/**
 * Gives every pattern an anchor: its place whose words occur in the fewest patterns. Works on the stored signs, because parsing
 * ten thousand patterns takes thirty times as long and a request needs a hundred of them.
 */
export function anchorsOf({ words, signs }: PatternSigns): Anchors {
	const costs = costsOf({ words, signs });
	const byWord = words.map((): number[] => []);
	const always: number[] = [];
	const starts: number[] = [];
	let best = { cost: NO_ANCHOR, start: 0, end: 0 };
	let isBegun = false;
	let start = 0;
	let cost = 0;
	for (let at = 0; at < signs.length; at++) {
		const word = signs.charCodeAt(at) - FIRST_WORD;
		if (word >= 0) {
			if (!isBegun) starts.push(at);
			isBegun = true;
			cost += costs[word] as number;
			continue;
		}
		if (at > start && cost < best.cost) best = { cost, start, end: at };
		start = at + 1;
		cost = 0;
		if (signs[at] !== END_OF_PATTERN) continue;
		const number = starts.length - 1;
		if (best.cost === NO_ANCHOR) always.push(number);
		else
			for (let place = best.start; place < best.end; place++)
				byWord[signs.charCodeAt(place) - FIRST_WORD]?.push(number);
		best = { cost: NO_ANCHOR, start: 0, end: 0 };
		isBegun = false;
	}
	return { always, byWord, starts };
}

/** For each word, the number of patterns that hold it; infinite for a figure, a detector and "any word", which cannot be looked up. */
function costsOf({ words, signs }: PatternSigns): Float64Array {
	const costs = new Float64Array(words.length);
	for (let at = 0; at < signs.length; at++) {
		const word = signs.charCodeAt(at) - FIRST_WORD;
		if (word >= 0) costs[word] = (costs[word] as number) + 1;
	}
	words.forEach((typed, at) => {
		const word = costs[at] === 0 ? null : readWord(typed);
		if (word && !('text' in word && word.text !== '')) costs[at] = NO_ANCHOR;
	});
	return costs;
}
