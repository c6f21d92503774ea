import { STORED } from '../knowledge/stored.ts';
import { ENGLISH_WORDS } from '../reading/data/stop-words.ts';
import { TASK_VERBS } from '../reading/data/verbs.ts';
import { bare, placedWords, stem } from './words.ts';

let known: ReadonlySet<string> | null = null;

/**
 * Whether a word is in the engine's own questions, lines, steps and checks, by its stem. Words that have a capital
 * everywhere are left out, because they are names. A proposal may use only these words and those of the request, which
 * excludes names in lower case and things that the person did not mention.
 */
export function isHouseWord(word: string): boolean {
	const words = knowHouseWords();
	return words.has(bare(word)) || words.has(stem(word));
}

/** Collects the words once. Call this before the first proposal arrives, because it takes time. */
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
