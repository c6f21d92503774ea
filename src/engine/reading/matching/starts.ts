import { branchesOf } from './pattern-parts.ts';
import { follow, MOST_CUES } from './spell.ts';
import { StemFilter } from './stem-filter.ts';
import { BEYOND_ASCII, numberOf } from './stems.ts';

/** The stems that matches of a pattern begin with, and the pattern as a sticky one, tried at single places. */
export interface Starts {
	readonly stems: StemFilter;
	/** Whether no match begins with a letter beyond ASCII. */
	readonly isAscii: boolean;
	readonly sticky: RegExp;
}

const startsByPattern = new WeakMap<RegExp, Starts | null>();

/** Null where a match may begin with anything. Computed once for each pattern. */
export function startsOf(pattern: RegExp): Starts | null {
	const known = startsByPattern.get(pattern);
	if (known !== undefined) return known;
	const cues = startCues(pattern.source);
	const starts = cues && {
		stems: filterFor(cues),
		isAscii: !cues.has(BEYOND_ASCII),
		sticky: new RegExp(pattern, `${pattern.flags}y`),
	};
	startsByPattern.set(pattern, starts);
	return starts;
}

/** Stems with one of which every match begins; null when they cannot be listed. */
export function startCues(source: string): ReadonlySet<string> | null {
	const cues = new Set<string>();
	for (const branch of branchesOf(source))
		if (follow(branch, [{ letters: '', isAtEdge: false, isFirst: true }], cues)?.length !== 0) return null;
	return cues.size > MOST_CUES ? null : cues;
}

function filterFor(cues: Iterable<string>): StemFilter {
	const filter = new StemFilter();
	for (const cue of cues) filter.add(numberOf(cue));
	return filter;
}
