import type { Genre } from '../genre-model.ts';

/** What is known of requests in one language other than English. */
export interface LanguageKnowledge {
	/** ISO 639-1. */
	readonly code: string;
	/** The kinds of everyday request, by `<code>-<id>`; of those that say the same of a request the earlier one is taken. */
	readonly kinds: readonly Genre[];
	/** The few questions for a request of no kind; its cues say where they make sense. */
	readonly any: Genre;
	/** The question for whoever is asked nothing else, as a genre with this one question. */
	readonly last: Genre;
	/** Patterns; where one is found, the work is on a text that is given, of which nothing is asked. */
	readonly given: readonly string[];
	/** Number words. */
	readonly numbers: ReadonlySet<string>;
	/** Words that compounds end with, "rede" of "Hochzeitsrede": such a word is cut into two. */
	readonly heads: readonly string[];
}

/** Languages that write no blank between words: every sign counts as a word. */
const UNSPACED: ReadonlySet<string> = new Set(['ja', 'zh']);

export const isUnspaced = (code: string): boolean => UNSPACED.has(code);
