import { STORED } from '../knowledge/stored.ts';
import { ENGLISH_WORDS } from '../reading/data/stop-words.ts';
import { TASK_VERBS } from '../reading/data/verbs.ts';
import { bare, placedWords, stem } from './words.ts';

let known: ReadonlySet<string> | null = null;

/**
 * Words that the engine itself would use, by their stems: those of its questions, lines, steps and checks. None of them is a
 * name: a word that stands there with a capital alone is not taken. With the words of the request they are all that a
 * proposal may be made of, which is what keeps out names in small letters and things that nobody spoke of.
 */
export function isHouseWord(word: string): boolean {
	const words = knowHouseWords();
	return words.has(bare(word)) || words.has(stem(word));
}

/** Collected once, by a caller that expects a proposal before the proposal has arrived. */
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
