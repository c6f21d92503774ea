export interface Word {
	/** The word for comparison, without letter case. */
	readonly key: string;
	readonly start: number;
	readonly end: number;
}

/**
 * Letters and figures with the signs that join them ("don't", "3.5", "a-b"); in scripts without spaces short runs of one script;
 * any other sign by itself. The repeats are bounded, so that matching is linear on any text.
 */
const WORD =
	/\p{sc=Han}{1,3}|\p{sc=Hiragana}{1,5}|\p{sc=Katakana}{1,12}|\p{sc=Thai}{1,6}|[\p{L}\p{N}\p{M}_]{1,80}(?:['’.,:/@-][\p{L}\p{N}\p{M}_]{1,80}){0,12}|[^\s\p{L}\p{N}\p{M}]/gu;

export function wordsOf(text: string): Word[] {
	return Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({
		key: word.toLowerCase().replace('’', "'"),
		start: index,
		end: index + word.length,
	}));
}

/** Whether a token is a word and no punctuation. */
export const isSpoken = ({ key }: Word): boolean => /[\p{L}\p{N}]/u.test(key);
