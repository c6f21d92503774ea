import type { Correction } from './proposals/correcting/correction.ts';

/** Data for checking and changing a result: the reason of each part, the assumptions, the readiness of the text. */

/** Answers and taps beside a result. */
export interface Given {
	/** By id of the question: the words of the chosen option, or the person's own. */
	readonly answers: Readonly<Record<string, string>>;
	/** Ids of suggestions that were taken. */
	readonly accepted: readonly string[];
	/** Ids of questions and suggestions that are not to be shown again. */
	readonly skipped: readonly string[];
	/** Questions and lines of a language model that passed the guards, which ids above may name. */
	readonly proposed?: readonly Proposed[];
	/** Corrected kinds for parts of the request. */
	readonly corrections?: readonly Correction[];
}

/** `line`: the text of a suggestion, or the line that an answer becomes, with `{answer}` in it. */
export interface Proposed {
	readonly id: string;
	readonly line: string;
}

export const NOTHING_GIVEN: Given = { answers: {}, accepted: [], skipped: [] };

interface Range {
	readonly start: number;
	readonly end: number;
}

/**
 * `moved`: the person's words, in another place; `reworded`: the same with other words around or taken off;
 * `added`, `assumed`: the engine's own lines; `fenced`: a passage set apart; `removed`: words that carry nothing.
 */
export type OperationAction = 'moved' | 'reworded' | 'added' | 'assumed' | 'fenced' | 'removed';

/** One step from the request to the result. Its reason is that of the rule that made the step. */
export interface Operation {
	/** Stays the same for the same text when other operations are undone. */
	readonly id: string;
	readonly action: OperationAction;
	readonly rule: string;
	/** One sentence for the person. */
	readonly reason: string;
	/** The line that was added or moved, or its beginning. */
	readonly text: string;
	/** Offsets into the request; empty for what the engine adds. */
	readonly source: readonly Range[];
	/** Offsets into the result; empty while undone, and for removals. */
	readonly landed: readonly Range[];
	readonly isUndone: boolean;
}

/** An open detail, with the value that the result assumes. */
export interface Assumption {
	/** Name of the slot: `audience`. */
	readonly id: string;
	readonly label: string;
	readonly value: string;
	readonly options: readonly string[];
	/** `assumed` by the engine; `settled`: accepted or edited by the person, so it stands as theirs; `removed` by them. */
	readonly status: 'assumed' | 'settled' | 'removed';
	/** Where its line stands in the result; null when removed. */
	readonly landed: Range | null;
}

/** Undone steps and settled details of an earlier result of the same text. */
export interface Revision {
	/** Ids of operations. Unknown ones are ignored. */
	readonly undone: readonly string[];
	/** By slot: the value to use, or null to leave it out. */
	readonly assumptions: Readonly<Record<string, string | null>>;
	/** Render with as few words of the engine as possible; every fact stays. */
	readonly isShort: boolean;
}

export const NO_REVISION: Revision = { undone: [], assumptions: {}, isShort: false };

/** Wishes for the result besides the options. */
export interface Wishes {
	readonly revision: Revision;
	/** Slots that were asked about before: never asked again. */
	readonly asked: readonly string[];
	/** "Use sensible defaults": assume instead of asking. */
	readonly takesDefaults: boolean;
	/** State every open detail as an assumption, even for a short request, because the person asked for defaults. */
	readonly statesDefaults?: boolean;
	/** The answers given and suggestions taken beside an earlier result of the same text. */
	readonly given?: Given;
}

export const NO_WISHES: Wishes = { revision: NO_REVISION, asked: [], takesDefaults: false };

/** One question of a round, with answers to tap. */
export interface Question {
	/** Name of the slot, or of the reason: `material`, `conflict`. */
	readonly id: string;
	readonly question: string;
	readonly options: readonly string[];
}

/** One line to add with a tap, never by itself. */
export interface Suggestion {
	readonly id: string;
	readonly text: string;
	/** The words of the request that it follows from; empty: it follows from the genre. */
	readonly because: string;
}

/** One check of how ready the request was. */
export interface ScoreCheck {
	readonly id: string;
	/** "Names who it is for". */
	readonly label: string;
	readonly points: number;
	readonly most: number;
	/** The words of the text that the check found, where possible. */
	readonly finding: string;
}

/** How much of what a model needs the request itself stated. */
export interface Score {
	/** 0 to 100, the sum of the points. */
	readonly total: number;
	readonly checks: readonly ScoreCheck[];
}

export type Verdict = 'pass' | 'fail' | 'unclear';

/** One rule of the person, or the check of a circumstance, with its verdict on an answer. */
export interface AnswerCheck {
	readonly id: string;
	/** The rule as written; for a circumstance, what to look for. */
	readonly rule: string;
	readonly source: Range;
	readonly verdict: Verdict;
	/** "412 words", "found in line 3". */
	readonly finding: string;
}

/** The findings for an answer. */
export interface AnswerReview {
	readonly checks: readonly AnswerCheck[];
	/** Ready to send back to the model; null when nothing failed. */
	readonly repairPrompt: string | null;
}
