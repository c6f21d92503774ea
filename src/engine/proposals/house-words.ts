import { STORED } from '../knowledge/stored.ts';
import { ENGLISH_WORDS } from '../reading/data/stop-words.ts';
import { TASK_VERBS } from '../reading/data/verbs.ts';
import { bare, placedWords, stem } from './words.ts';

let known: ReadonlySet<string> | null = null;

/**
 * Stems of the words in the engine's own questions, lines, steps and checks. None of them is a
 * name: words that occur there with a capital only are left out. A proposal may use these and the words of the request and no
 * others, which keeps out names in lower case and things that the person did not mention.
 */
export function isHouseWord(word: string): boolean {
	const words = knowHouseWords();
	return words.has(bare(word)) || words.has(stem(word));
}

/** Collects them, once; a caller that expects a proposal does so before it arrives. */
export function knowHouseWords(): ReadonlySet<string> {
	known ??= collect();
	return known;
}

function collect(): ReadonlySet<string> {
	const { genres, families, consequences } = STORED;
	const asked = [
		...[...genres, ...families].flatMap(({ ask }) => ask),
		...consequences.flatMap(({ question }) => question ?? []),
	];
	const texts = [
		...asked.flatMap(({ ask, options, own }) => [ask, own, ...options.flat()]),
		...[...genres, ...families].flatMap(({ suggest, steps, checks }) => [
			...suggest.map(({ text }) => text),
			...steps,
			...checks.map(({ text }) => text),
		]),
		...consequences.flatMap(({ suggest, check }) => [suggest ?? '', check]),
	];
	const words = texts
		.flatMap(placedWords)
		.map(({ text }) => text)
		.filter((word) => /^\p{Ll}/u.test(word));
	return new Set([...words, ...ENGLISH_WORDS, ...TASK_VERBS].flatMap((word) => [bare(word), stem(word)]));
}
