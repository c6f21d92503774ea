import { type PatternWord, readWord } from './pattern.ts';
import { END_OF_PATTERN, FIRST_WORD, type PatternSigns } from './pattern-columns.ts';

/** Indices of patterns by their anchor words: a pattern is tried only on requests that hold one of them. */
export interface Anchors {
	/** Patterns of figures and detectors only, which are tried on every request. */
	readonly always: readonly number[];
	/** By a whole word. */
	readonly words: ReadonlyMap<string, readonly number[]>;
	/** By the beginning of a word. */
	readonly beginnings: ReadonlyMap<string, readonly number[]>;
}

const NO_ANCHOR = Number.POSITIVE_INFINITY;

/**
 * Gives every pattern an anchor: its place whose words occur in the fewest patterns. Works on the stored signs, because parsing
 * ten thousand patterns takes thirty times as long and a request needs a hundred of them.
 */
export function anchorsOf({ words, signs }: PatternSigns): Anchors {
	const costs = costsOf({ words, signs });
	const anchored = words.map((): number[] => []);
	const always: number[] = [];
	let number = 0;
	let best = { cost: NO_ANCHOR, start: 0, end: 0 };
	let start = 0;
	let cost = 0;
	for (let at = 0; at < signs.length; at++) {
		const word = signs.charCodeAt(at) - FIRST_WORD;
		if (word >= 0) {
			cost += costs[word] as number;
			continue;
		}
		if (at > start && cost < best.cost) best = { cost, start, end: at };
		start = at + 1;
		cost = 0;
		if (signs[at] !== END_OF_PATTERN) continue;
		if (best.cost === NO_ANCHOR) always.push(number);
		else
			for (let place = best.start; place < best.end; place++)
				anchored[signs.charCodeAt(place) - FIRST_WORD]?.push(number);
		best = { cost: NO_ANCHOR, start: 0, end: 0 };
		number++;
	}
	return { always, ...byText(words, anchored) };
}

/** For each word, the number of patterns that hold it; infinite for a figure, a detector and "any word", which cannot be looked up. */
function costsOf({ words, signs }: PatternSigns): Float64Array {
	const costs = new Float64Array(words.length);
	for (let at = 0; at < signs.length; at++) {
		const word = signs.charCodeAt(at) - FIRST_WORD;
		if (word >= 0) costs[word] = (costs[word] as number) + 1;
	}
	words.forEach((word, at) => {
		if (costs[at] !== 0 && !isSaid(readWord(word))) costs[at] = NO_ANCHOR;
	});
	return costs;
}

const isSaid = (word: PatternWord): boolean => 'text' in word && word.text !== '';

function byText(words: readonly string[], anchored: readonly number[][]): Omit<Anchors, 'always'> {
	const whole = new Map<string, number[]>();
	const beginnings = new Map<string, number[]>();
	anchored.forEach((patterns, at) => {
		const word = patterns.length > 0 ? readWord(words[at] ?? '') : null;
		if (!word || !('text' in word)) return;
		const index = word.is === 'word' ? whole : beginnings;
		const known = index.get(word.text);
		// "Mary's" and "marys" are one word.
		index.set(word.text, known ? [...known, ...patterns] : patterns);
	});
	return { words: whole, beginnings };
}
