import { patternOf, weightOf } from './find-pattern.ts';
import type { Genre } from './genre-model.ts';
import type { Pattern, PatternStep, PatternWord } from './pattern.ts';
import type { RequestWords } from './request-words.ts';

export interface Cue {
	/** Place of its genre in the list. */
	readonly genre: number;
	readonly pattern: Pattern;
	readonly weight: number;
}

interface CueIndex {
	/** Every cue one of whose words is in a request. */
	readonly candidates: (request: RequestWords) => ReadonlySet<Cue>;
}

const made = new WeakMap<readonly Genre[], CueIndex>();

export function cueIndex(genres: readonly Genre[]): CueIndex {
	const known = made.get(genres) ?? makeIndex(genres);
	made.set(genres, known);
	return known;
}

/** A cue is looked for only where the word of it that the fewest cues hold is in the request. */
function makeIndex(genres: readonly Genre[]): CueIndex {
	const cues = genres.flatMap(({ cues: written }, genre) =>
		written.map((one): Cue => ({ genre, pattern: patternOf(one), weight: weightOf(patternOf(one)) })),
	);
	const uses = new Map<string, number>();
	for (const { pattern } of cues)
		for (const { words } of pattern.flat())
			for (const word of words) uses.set(keyOf(word), (uses.get(keyOf(word)) ?? 0) + 1);
	const exact = new Map<string, Cue[]>();
	const beginning = new Map<string, Cue[]>();
	const always: Cue[] = [];
	for (const cue of cues) {
		const anchor = anchorOf(cue.pattern, uses);
		if (anchor === null) always.push(cue);
		for (const word of anchor?.words ?? [])
			if (word.is === 'word') put(exact, word.text, cue);
			else if (word.is === 'prefix') put(beginning, word.text, cue);
	}
	const candidates = ({ places }: RequestWords) => {
		const found = new Set(always);
		for (const word of places.keys()) {
			for (const cue of exact.get(word) ?? []) found.add(cue);
			for (let size = 1; size <= word.length; size++)
				for (const cue of beginning.get(word.slice(0, size)) ?? []) found.add(cue);
		}
		return found;
	};
	return { candidates };
}

const keyOf = (word: PatternWord): string => ('text' in word ? `${word.is} ${word.text}` : '');

function anchorOf(pattern: Pattern, uses: ReadonlyMap<string, number>): PatternStep | null {
	const countOf = ({ words }: PatternStep) => words.reduce((sum, word) => sum + (uses.get(keyOf(word)) ?? 0), 0);
	const steps = pattern.flat().filter(({ words }) => words.every((word) => 'text' in word && word.text !== ''));
	return steps.reduce<PatternStep | null>((best, step) => (best && countOf(best) <= countOf(step) ? best : step), null);
}

function put(index: Map<string, Cue[]>, key: string, cue: Cue): void {
	const known = index.get(key);
	if (known) known.push(cue);
	else index.set(key, [cue]);
}
