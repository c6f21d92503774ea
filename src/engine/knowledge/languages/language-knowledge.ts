import type { Genre } from '../genre-model.ts';

/** The kinds of request and the questions for one language other than English. */
export interface LanguageKnowledge {
	/** ISO 639-1 code. */
	readonly code: string;
	/** The kinds of everyday request, with the id `<code>-<id>`; of two that fit a request equally the earlier one is chosen. */
	readonly kinds: readonly Genre[];
	/** The few questions for a request of no known kind; its cues say which requests they suit. */
	readonly any: Genre;
	/** The question shown when no other is left, as a genre with this question alone. */
	readonly last: Genre;
	/** Patterns of work on a given text, about which nothing is asked. */
	readonly given: readonly string[];
	/** Number words. */
	readonly numbers: ReadonlySet<string>;
	/** Words that compounds end with, such as "rede" in "Hochzeitsrede"; a compound is split before them. */
	readonly heads: readonly string[];
}

/** Languages without spaces between words: every character counts as a word. */
const UNSPACED: ReadonlySet<string> = new Set(['ja', 'zh']);

export const isUnspaced = (code: string): boolean => UNSPACED.has(code);
