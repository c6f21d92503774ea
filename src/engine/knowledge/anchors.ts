import type { Pattern, PatternStep, PatternWord } from './pattern.ts';

/** By word, the numbers of the patterns that are looked for only where it is said. Made when the knowledge is compiled. */
export interface Anchors {
	/** Patterns of figures and detectors alone. */
	readonly always: readonly number[];
	/** By whole word. */
	readonly words: Readonly<Record<string, readonly number[]>>;
	/** By how a word begins. */
	readonly beginnings: Readonly<Record<string, readonly number[]>>;
}

/** Anchors every pattern in the word of it that the fewest patterns hold. */
export function anchorsOf(patterns: readonly Pattern[]): Anchors {
	const uses = new Map<string, number>();
	for (const { runs } of patterns)
		for (const { words } of runs.flat())
			for (const word of words) uses.set(keyOf(word), (uses.get(keyOf(word)) ?? 0) + 1);
	const words = new Map<string, number[]>();
	const beginnings = new Map<string, number[]>();
	const always: number[] = [];
	patterns.forEach((pattern, at) => {
		const anchor = anchorOf(pattern, uses);
		if (anchor === null) always.push(at);
		for (const word of anchor?.words ?? [])
			if (word.is === 'word') put(words, word.text, at);
			else if (word.is === 'prefix') put(beginnings, word.text, at);
	});
	return { always, words: Object.fromEntries(words), beginnings: Object.fromEntries(beginnings) };
}

const keyOf = (word: PatternWord): string => ('text' in word ? `${word.is} ${word.text}` : '');

function anchorOf({ runs }: Pattern, uses: ReadonlyMap<string, number>): PatternStep | null {
	const countOf = ({ words }: PatternStep) => words.reduce((sum, word) => sum + (uses.get(keyOf(word)) ?? 0), 0);
	const steps = runs.flat().filter(({ words }) => words.every((word) => 'text' in word && word.text !== ''));
	return steps.reduce<PatternStep | null>((best, step) => (best && countOf(best) <= countOf(step) ? best : step), null);
}

function put(index: Map<string, number[]>, key: string, at: number): void {
	const known = index.get(key);
	if (known) known.push(at);
	else index.set(key, [at]);
}
