import { anchoredSigns, eachThatMayBe } from './anchored-signs.ts';
import { patternOf, weightOf } from './find-pattern.ts';
import type { Pattern } from './pattern.ts';
import { type PatternSigns, packPatterns, readColumns } from './pattern-columns.ts';
import type { RequestWords } from './request-words.ts';
import { heldWords } from './vocabulary.ts';

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

/** A pattern is looked for only where its anchor is in the request, and its other words near enough to each other. */
function makeIndex(lists: readonly (readonly string[])[], packed: PatternSigns): PatternIndex {
	const anchored = anchoredSigns(packed);
	const written = lists.flatMap((list, owner) => list.map((one) => [owner, one] as const));
	const read = new Array<OwnedPattern | undefined>(written.length).fill(undefined);
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
		const found = new Set<number>();
		eachThatMayBe(anchored, heldWords(request, packed.words), (index) => found.add(index));
		// A list of plain numbers sorts without asking how.
		return Array.from(Uint32Array.from(found).sort(), owned);
	};
	return { candidates };
}
