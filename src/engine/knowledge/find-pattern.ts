import type { Reading } from '#engine/types';
import { keptForLast } from '../reading/matching/kept-for-last.ts';
import { type DetectorName, isDetected, mayBegin } from './detectors.ts';
import { type Pattern, type PatternRun, type PatternStep, type PatternWord, parsePattern } from './pattern.ts';
import { LETTERS, type RequestWords } from './request-words.ts';

/** Where a pattern was found: the indices of its first and last word in the request. */
export interface Found {
	readonly first: number;
	readonly last: number;
}

/** Found by a detector in the request as a whole, so without a place. */
const NOWHERE: Found = { first: -1, last: -1 };

const parsed = new Map<string, Pattern>();

export function patternOf(written: string): Pattern {
	const known = parsed.get(written);
	if (known) return known;
	const pattern = parsePattern(written);
	parsed.set(written, pattern);
	return pattern;
}

const parsedLists = new WeakMap<readonly string[], readonly Pattern[]>();

/** The parsed patterns of a list, kept by list, so that a list used again costs one look-up. */
function patternsOf(list: readonly string[]): readonly Pattern[] {
	const known = parsedLists.get(list);
	if (known) return known;
	const patterns = list.map(patternOf);
	parsedLists.set(list, patterns);
	return patterns;
}

/** The first of several patterns that a request holds. */
export function findAny(patterns: readonly string[], request: RequestWords): Found | null {
	for (const pattern of patternsOf(patterns)) {
		const found = findParsed(pattern, request);
		if (found) return found;
	}
	return null;
}

/** The first of several patterns that a request holds, as it was written. */
export function whichOf(patterns: readonly string[], request: RequestWords): string | undefined {
	return patterns[patternsOf(patterns).findIndex((pattern) => findParsed(pattern, request) !== null)];
}

export const findPattern = (written: string, request: RequestWords): Found | null =>
	findParsed(patternOf(written), request);

export function findParsed({ runs, gate }: Pattern, request: RequestWords): Found | null {
	if (!request.filter.canPass(gate)) return null;
	let all = NOWHERE;
	for (const run of runs) {
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

function findRun({ steps, rarest }: PatternRun, request: RequestWords): Found | null {
	const [opening] = steps;
	const looked = steps[rarest];
	if (!opening || !looked) return null;
	// A detector alone speaks of the whole request; within a longer run, of the word at its place.
	const isAlone = steps.length === 1;
	if (isAlone && opening.words.some((word) => word.is === 'detector' && isSaid(word.name, request))) return NOWHERE;
	// The order of words that may stand at one place means nothing: the earliest place counts.
	let best: Found | null = null;
	for (const word of looked.words)
		for (const place of placesOf(word, request)) {
			const first = place - rarest;
			if (best && first >= best.first) break;
			if (rarest > 0 && (first < 0 || !isAnyWord(opening.words, first, request))) continue;
			const last = isAlone ? first : goOn(steps, 1, first, request);
			if (last === null || (isAlone && isOnlyDetected(opening.words, first, request))) continue;
			best = { first, last };
			break;
		}
	return best;
}

const detectedIn = keptForLast((_reading: Reading) => new Map<DetectorName, boolean>());

/** Whether a detector finds something, kept by request: the same detector stands in hundreds of patterns. */
function isSaid(name: DetectorName, { reading, isEnglish }: Pick<RequestWords, 'reading' | 'isEnglish'>): boolean {
	const detected = detectedIn(reading);
	const said = detected.get(name) ?? isDetected(name, reading, isEnglish);
	detected.set(name, said);
	return said;
}

const isOnlyDetected = (words: readonly PatternWord[], at: number, request: RequestWords): boolean =>
	!words.some((one) => one.is !== 'detector' && isWord(one, at, request));

/** Detectors of figures: inside a longer pattern any figure may be the one they look for. */
const COUNTED: ReadonlySet<DetectorName> = new Set(['people', 'money', 'date', 'duration', 'size', 'age']);
const NO_PLACES: readonly number[] = [];

/** The places in the request where this word of a pattern stands. */
function placesOf(word: PatternWord, request: RequestWords): readonly number[] {
	const { words, known, byLetters, filter } = request;
	const isWritten = word.is === 'word' || word.is === 'prefix';
	if (isWritten && word.text !== '' && !filter.canHave(word.key)) return NO_PLACES;
	if (word.is === 'word') return known.get(word.text)?.places ?? NO_PLACES;
	const nearby =
		word.is === 'prefix' && word.text.length >= LETTERS ? byLetters.get(word.text.slice(0, LETTERS)) : null;
	const found: number[] = [];
	if (nearby !== null) {
		for (const at of nearby ?? []) if (isWord(word, at, request)) found.push(at);
	} else for (let at = 0; at < words.length; at++) if (isWord(word, at, request)) found.push(at);
	return found;
}

function goOn(steps: readonly PatternStep[], next: number, at: number, request: RequestWords): number | null {
	const step = steps[next];
	if (!step) return at;
	for (let skipped = 0; skipped <= step.gap; skipped++) {
		const place = at + 1 + skipped;
		// A pattern does not reach over the end of a sentence.
		if (place >= request.words.length || request.stops[place - 1]) return null;
		if (!isAnyWord(step.words, place, request)) continue;
		const last = goOn(steps, next + 1, place, request);
		if (last !== null) return last;
	}
	return null;
}

function isAnyWord(words: readonly PatternWord[], at: number, request: RequestWords): boolean {
	for (const one of words) if (isWord(one, at, request)) return true;
	return false;
}

function isWord(one: PatternWord, at: number, request: RequestWords): boolean {
	const { words, numbers, keys } = request;
	switch (one.is) {
		case 'word':
			return one.key === keys[at] && one.text === words[at];
		case 'prefix':
			return (words[at] ?? '').startsWith(one.text);
		case 'number':
			return numbers[at] ?? false;
		case 'detector':
			// "About 6 jars" holds no `<money>`: the detector must find something in the request as a whole too.
			return mayBegin(one.name, words, at) && (!COUNTED.has(one.name) || isSaid(one.name, request));
	}
}

/** How specific a pattern is: words and beginnings count most, figures, detectors and gaps less. */
export function weightOf({ runs }: Pattern): number {
	const weigh = ({ words, gap }: PatternStep): number => {
		const best = words.some(({ is }) => is === 'word' || is === 'prefix') ? 1 : 0.5;
		return best - (gap > 0 ? 0.15 : 0);
	};
	return runs.flatMap(({ steps }) => steps).reduce((sum, step) => sum + weigh(step), 0);
}
