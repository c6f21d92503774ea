import { isDetected, isNumberWord, mayBegin } from './detectors.ts';
import { type Pattern, type PatternStep, type PatternWord, parsePattern } from './pattern.ts';
import { LETTERS, type RequestWords } from './request-words.ts';

/** Words of a request, from the first to the last, by their place in it. */
export interface Found {
	readonly first: number;
	readonly last: number;
}

/** Said in some way or other: no one place in the text says it. */
const NOWHERE: Found = { first: -1, last: -1 };

const parsed = new Map<string, Pattern>();

export function patternOf(written: string): Pattern {
	const known = parsed.get(written);
	if (known) return known;
	const pattern = parsePattern(written);
	parsed.set(written, pattern);
	return pattern;
}

/** The first of several patterns that a request holds. */
export function findAny(patterns: readonly string[], request: RequestWords): Found | null {
	for (const written of patterns) {
		const found = findPattern(written, request);
		if (found) return found;
	}
	return null;
}

export const findPattern = (written: string, request: RequestWords): Found | null =>
	findParsed(patternOf(written), request);

export function findParsed(pattern: Pattern, request: RequestWords): Found | null {
	let all = NOWHERE;
	for (const run of pattern) {
		const found = findRun(run, request);
		if (!found) return null;
		all = isPlace(all) && isPlace(found) ? spanOf(all, found) : isPlace(all) ? all : found;
	}
	return all;
}

const isPlace = ({ first }: Found): boolean => first >= 0;
const spanOf = (one: Found, other: Found): Found => ({
	first: Math.min(one.first, other.first),
	last: Math.max(one.last, other.last),
});

function findRun(steps: readonly PatternStep[], request: RequestWords): Found | null {
	const alone = steps.length === 1 ? steps[0]?.words : undefined;
	for (const word of alone ?? []) if (word.is === 'detector' && isDetected(word.name, request.reading)) return NOWHERE;
	const opening = (steps[0]?.words ?? []).filter(({ is }) => alone === undefined || is !== 'detector');
	for (const first of beginnings(opening, request)) {
		const last = goOn(steps, 1, first, request);
		if (last !== null) return { first, last };
	}
	return null;
}

/** Where the first word of a run stands. */
function beginnings(words: readonly PatternWord[], request: RequestWords): readonly number[] {
	const [alone] = words;
	if (words.length === 1 && alone?.is === 'word') return request.places.get(alone.text) ?? [];
	return words.flatMap((word) => placesOf(word, request));
}

function placesOf(word: PatternWord, { words, places, byLetters }: RequestWords): readonly number[] {
	if (word.is === 'word') return places.get(word.text) ?? [];
	const nearby =
		word.is === 'prefix' && word.text.length >= LETTERS ? byLetters.get(word.text.slice(0, LETTERS)) : null;
	if (nearby !== null) return (nearby ?? []).filter((at) => isWord(word, words[at] ?? ''));
	return words.flatMap((one, at) => (isWord(word, one) ? [at] : []));
}

function goOn(steps: readonly PatternStep[], next: number, at: number, request: RequestWords): number | null {
	const step = steps[next];
	if (!step) return at;
	for (let skipped = 0; skipped <= step.gap; skipped++) {
		const place = at + 1 + skipped;
		// A pattern does not reach over the end of a sentence.
		if (place >= request.words.length || request.stops[place - 1]) return null;
		if (!step.words.some((one) => isWord(one, request.words[place] ?? ''))) continue;
		const last = goOn(steps, next + 1, place, request);
		if (last !== null) return last;
	}
	return null;
}

function isWord(one: PatternWord, word: string): boolean {
	switch (one.is) {
		case 'word':
			return one.text === word;
		case 'prefix':
			return word.startsWith(one.text);
		case 'number':
			return isNumberWord(word);
		case 'detector':
			return mayBegin(one.name, word);
	}
}

/** How much of a pattern is said outright: whole words count most. */
export function weightOf(pattern: Pattern): number {
	const weigh = ({ words, gap }: PatternStep): number => {
		const best = words.some(({ is }) => is === 'word' || is === 'prefix') ? 1 : 0.5;
		return best - (gap > 0 ? 0.15 : 0);
	};
	return pattern.flat().reduce((sum, step) => sum + weigh(step), 0);
}
