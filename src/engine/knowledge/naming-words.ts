import { ENGLISH_WORDS } from '../reading/data/stop-words.ts';
import { GENERIC_WORDS } from '../tasks/data/generic-words.ts';
import { wordsOf } from '../tasks/words.ts';

const STEM = 5;
const SHORTEST = 3;

/** The words of a text that name something, cut to their stems: "refund" and "refunds" are one. */
export const namingWords = (text: string): ReadonlySet<string> =>
	new Set(
		wordsOf(text)
			.filter((word) => word.length >= SHORTEST && !ENGLISH_WORDS.has(word) && !GENERIC_WORDS.has(word))
			.map((word) => word.slice(0, STEM)),
	);
