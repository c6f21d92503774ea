/** Kind of an answer, which decides the section of the prompt that its line goes to. */
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
 * An answer to tap: its label, and the line it adds to the prompt. An empty line adds nothing. A label that ends in "…" opens a
 * text field; the typed words go into the option's line or, when that is empty, into the question's line.
 */
export type Option = readonly [label: string, line: string];

export interface ExpertQuestion {
	readonly id: string;
	readonly ask: string;
	/** 1 to 10: how much the answer changes the result, times how likely the person knows it. */
	readonly worth: number;
	/**
	 * Log-odds, in tenths, by which experts asked it more (above 0) or less often than the average question, counted over
	 * requests on which it was tried; 0: not counted.
	 */
	readonly counted: number;
	/** Patterns; a request that one of them matches has answered the question. */
	readonly answered: readonly string[];
	/** Patterns; the question is asked only when one of them matches. Empty: always. */
	readonly when: readonly string[];
	/** Groups of genres for which the question makes no sense. */
	readonly notFor: readonly Group[];
	readonly as: AnswerKind;
	readonly options: readonly Option[];
	/** The line that typed words are put into, in place of `{answer}`. */
	readonly own: string;
}

/** A line with the patterns that decide whether it fits a request. Without patterns it fits every request of its genre. */
export interface Offer {
	readonly text: string;
	readonly when: readonly string[];
	readonly unless: readonly string[];
}

/** A kind of thing that people ask for, with what an expert would ask, offer, do and check. */
export interface Genre {
	readonly id: string;
	/** Completes the sentence "This looks like …". */
	readonly name: string;
	readonly group: Group;
	/** Whether it is chosen only when no more specific genre is found. */
	readonly isGeneral: boolean;
	readonly cues: readonly string[];
	readonly not: readonly string[];
	readonly ask: readonly ExpertQuestion[];
	readonly suggest: readonly Offer[];
	/** The steps of an expert, in order. */
	readonly steps: readonly string[];
	/** What is true of every good result; each check can be answered with yes or no by reading the result. */
	readonly checks: readonly Offer[];
}

/** A circumstance that a request may mention, and the question and the suggestion it calls for. */
export interface Consequence {
	readonly id: string;
	readonly says: readonly string[];
	readonly unless: readonly string[];
	/** Groups of genres that the rule applies to; empty: any. */
	readonly where: readonly Group[];
	readonly worth: number;
	readonly question: ExpertQuestion | null;
	/** Ids of the genres whose requests it makes sense for, `none` for a request without a sure genre; empty: any. */
	readonly askFor: readonly string[];
	readonly suggest: string | null;
	/** Ids of the genres for whose requests the line is nearly always true; empty: the same as for the question. */
	readonly suggestFor: readonly string[];
	/** A check that shows in the result whether the circumstance was considered. */
	readonly check: string;
}
