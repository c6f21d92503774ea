/** What an answer is, and so where its line stands. */
export const ANSWER_KINDS = [
	'content',
	'reader',
	'fact',
	'amount',
	'form',
	'style',
	'ban',
	'limit',
	'priority',
] as const;
export type AnswerKind = (typeof ANSWER_KINDS)[number];

export const GROUPS = [
	'letter',
	'message',
	'speech',
	'food',
	'exercise',
	'health',
	'travel',
	'event',
	'home',
	'money',
	'purchase',
	'decision',
	'gift',
	'names',
	'fiction',
	'verse',
	'game',
	'image',
	'explain',
	'teaching',
	'study',
	'career',
	'people',
	'business',
	'marketing',
	'product',
	'code',
	'data',
	'spreadsheet',
	'edit',
	'summary',
	'translate',
	'legal',
	'list',
	'general',
] as const;
export type Group = (typeof GROUPS)[number];

/**
 * An answer to tap: what stands on it, and the line it becomes. An empty line: the tap answers and adds nothing. A label that
 * ends in "…" opens the field for own words, which go into its line, or where that is empty into the one of the question.
 */
export type Option = readonly [label: string, line: string];

export interface ExpertQuestion {
	readonly id: string;
	readonly ask: string;
	/** 1 to 10: what the answer changes, times how likely the person has it. */
	readonly worth: number;
	/** Patterns. Where one is found, the request has answered it. */
	readonly answered: readonly string[];
	/** Patterns. Asked only where one is found; empty: always. */
	readonly when: readonly string[];
	/** Groups of genres that it makes no sense for. */
	readonly notFor: readonly Group[];
	readonly as: AnswerKind;
	readonly options: readonly Option[];
	/** The line made of own words: holds `{answer}`. */
	readonly own: string;
}

export interface Offer {
	readonly text: string;
	readonly when: readonly string[];
	readonly unless: readonly string[];
}

/** What people ask for by one name, and what an expert would want to know of it. */
export interface Genre {
	readonly id: string;
	/** Ends the sentence "This looks like". */
	readonly name: string;
	readonly group: Group;
	/** Taken only where nothing more specific is found. */
	readonly isGeneral: boolean;
	readonly cues: readonly string[];
	readonly not: readonly string[];
	readonly ask: readonly ExpertQuestion[];
	readonly suggest: readonly Offer[];
	/** How somebody who often makes one goes about it, in order. */
	readonly steps: readonly string[];
	/** What they look for in a good one: each can be answered with yes or no. */
	readonly checks: readonly string[];
}

/** What a circumstance that somebody mentions makes worth asking. */
export interface Consequence {
	readonly id: string;
	readonly says: readonly string[];
	readonly unless: readonly string[];
	/** Groups of genres that it is for; empty: any. */
	readonly where: readonly Group[];
	readonly worth: number;
	readonly question: ExpertQuestion | null;
	/** Genres whose requests it makes sense for, by id, `none` where none is sure; empty: any. */
	readonly askFor: readonly string[];
	readonly suggest: string | null;
	/** Genres whose requests the line nearly always holds for, by id; empty: whatever the question is for. */
	readonly suggestFor: readonly string[];
	/** How one sees in an answer that it was heeded. */
	readonly check: string;
}
