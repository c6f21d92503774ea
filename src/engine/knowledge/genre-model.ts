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
 * An answer to tap: its label, and the line it becomes. An empty line: the tap answers the question and adds nothing. A label that
 * ends in "…" opens a text field; the words go into the option's line, or, where that is empty, into the question's line.
 */
export type Option = readonly [label: string, line: string];

export interface ExpertQuestion {
	readonly id: string;
	readonly ask: string;
	/** 1 to 10: what the answer changes, times how likely the person has it. */
	readonly worth: number;
	/** Patterns; where one is found, the request has answered the question. */
	readonly answered: readonly string[];
	/** Patterns; the question is asked only where one is found; empty: always. */
	readonly when: readonly string[];
	/** Groups of genres for which the question makes no sense. */
	readonly notFor: readonly Group[];
	readonly as: AnswerKind;
	readonly options: readonly Option[];
	/** The line that typed words become; it holds `{answer}`. */
	readonly own: string;
}

/** A line with what has to be in a request, and what must not be, for it to fit; neither: it fits every request of its kind. */
export interface Offer {
	readonly text: string;
	readonly when: readonly string[];
	readonly unless: readonly string[];
}

/** A kind of thing that people ask for, with what an expert would ask, offer, do and check. */
export interface Genre {
	readonly id: string;
	/** Ends the sentence "This looks like". */
	readonly name: string;
	readonly group: Group;
	/** Whether it is taken only where no more specific genre is found. */
	readonly isGeneral: boolean;
	readonly cues: readonly string[];
	readonly not: readonly string[];
	readonly ask: readonly ExpertQuestion[];
	readonly suggest: readonly Offer[];
	/** The steps of somebody who often makes one, in order. */
	readonly steps: readonly string[];
	/** What holds of every good one: each can be answered with yes or no by reading it. */
	readonly checks: readonly Offer[];
}

/** A circumstance that a request may mention, and the question and the suggestion it calls for. */
export interface Consequence {
	readonly id: string;
	readonly says: readonly string[];
	readonly unless: readonly string[];
	/** Groups of genres that the rule is for; empty: any. */
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
