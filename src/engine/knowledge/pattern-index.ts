import { type Anchors, anchorsOf } from './anchors.ts';
import { patternOf, weightOf } from './find-pattern.ts';
import type { Pattern } from './pattern.ts';
import { type PatternSigns, packPatterns, readColumns } from './pattern-columns.ts';
import { LETTERS, type RequestWords } from './request-words.ts';

/** A pattern and whose it is. */
export interface OwnedPattern {
	/** Place of the owner in the list. */
	readonly owner: number;
	readonly pattern: Pattern;
	readonly weight: number;
}

export interface PatternIndex {
	/** Every pattern that a request may hold by its words, in the order they were written. */
	readonly candidates: (request: RequestWords) => readonly OwnedPattern[];
}

/** A list whose patterns are at hand as they are stored. */
export interface StoredPatterns<Entry> {
	readonly entries: readonly Entry[];
	readonly signs: PatternSigns;
}

/**
 * An index that is made once for a list.
 *
 * @param patternsOf what to index of each entry
 * @param stored spares one list the packing of ten thousand patterns
 */
export function indexed<Entry>(
	patternsOf: (entry: Entry) => readonly string[],
	stored?: StoredPatterns<Entry>,
): (entries: readonly Entry[]) => PatternIndex {
	const made = new WeakMap<readonly Entry[], PatternIndex>();
	return (entries) => {
		const known = made.get(entries);
		if (known) return known;
		const lists = entries.map(patternsOf);
		const [packed] = entries === stored?.entries ? [stored.signs] : readColumns(packPatterns([lists]));
		const index = makeIndex(lists, packed ?? { words: [], signs: '' });
		made.set(entries, index);
		return index;
	};
}

/** A pattern is looked for only where its anchor is in the request. */
function makeIndex(lists: readonly (readonly string[])[], signs: PatternSigns): PatternIndex {
	const { always, words, beginnings } = anchorsOf(signs);
	const written = lists.flatMap((list, owner) => list.map((one) => [owner, one] as const));
	const read = new Array<OwnedPattern | undefined>(written.length).fill(undefined);
	/** By pattern, whether it was found for the request at hand; taken off again before the next one. */
	const marks = new Uint8Array(written.length);
	const { short, byLetters } = byFirstLetters(beginnings);
	const owned = (at: number): OwnedPattern => {
		const known = read[at];
		if (known) return known;
		const [owner, one] = written[at] ?? [0, ''];
		const pattern = patternOf(one);
		const made = { owner, pattern, weight: weightOf(pattern) };
		read[at] = made;
		return made;
	};
	const candidates = (request: RequestWords) => {
		const found: number[] = [];
		const add = (numbers: readonly number[]) => {
			for (const at of numbers) {
				if (marks[at] === 1) continue;
				marks[at] = 1;
				found.push(at);
			}
		};
		add(always);
		for (const word of request.known.keys()) {
			const own = words.get(word);
			if (own) add(own);
			for (const [text, numbers] of short) if (word.startsWith(text)) add(numbers);
		}
		for (const [letters, places] of request.byLetters) {
			const alike = byLetters.get(letters);
			if (!alike) continue;
			for (const [text, numbers] of alike) if (places.some((at) => request.words[at]?.startsWith(text))) add(numbers);
		}
		for (const at of found) marks[at] = 0;
		// A list of plain numbers sorts without asking how.
		const left: OwnedPattern[] = [];
		for (const at of new Uint32Array(found).sort()) {
			const one = owned(at);
			if (request.filter.canPass(one.pattern.gate)) left.push(one);
		}
		return left;
	};
	return { candidates };
}

type Beginning = readonly [text: string, patterns: readonly number[]];

/** Beginnings by their first letters, as the words of a request are kept; those too short for that apart. */
function byFirstLetters(beginnings: Anchors['beginnings']) {
	const byLetters = new Map<string, Beginning[]>();
	const short: Beginning[] = [];
	for (const one of beginnings) {
		const letters = one[0].slice(0, LETTERS);
		const known = byLetters.get(letters);
		if (one[0].length < LETTERS) short.push(one);
		else if (known) known.push(one);
		else byLetters.set(letters, [one]);
	}
	return { short, byLetters };
}
