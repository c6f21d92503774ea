import type { Question, Suggestion } from '#engine/review-model';
import type { Correction } from './correcting/correction.ts';

/** What a language model may propose. Nothing is shown before it has passed the guards. */
export type Proposal =
	| {
			readonly kind: 'question';
			readonly text: string;
			readonly options: readonly string[];
			/** The line for an answer, with `{answer}` in its place. */
			readonly line: string;
			/** Words of the request that the question is based on, or null. */
			readonly words: string | null;
	  }
	| { readonly kind: 'suggestion' | 'clearer'; readonly text: string; readonly words: string }
	| { readonly kind: 'drop'; readonly id: string }
	/** A correction: words of the request, and their right kind. */
	| ({ readonly kind: 'correction' } & Correction);

/** Why a proposal was struck. */
export type StrikeReason =
	| 'number'
	| 'name'
	| 'date'
	| 'address'
	| 'quotation'
	| 'claim'
	| 'turned'
	| 'second'
	| 'language'
	| 'length'
	| 'span'
	| 'order'
	| 'shown'
	| 'many';

/** The questions and suggestions that are offered already. */
export interface Shown {
	readonly questions: readonly Question[];
	readonly suggestions: readonly Suggestion[];
}

/** A question that passed, with the line for its answer. */
export interface PassedQuestion {
	readonly kind: 'question';
	readonly text: string;
	readonly options: readonly string[];
	readonly line: string;
}

export interface PassedSuggestion {
	readonly kind: 'suggestion';
	readonly text: string;
	/** Words of the request that the line is based on, exactly as written. */
	readonly because: string;
}

export interface PassedDrop {
	readonly kind: 'drop';
	/** Id of an engine's question to remove. */
	readonly id: string;
}

export interface PassedCorrection extends Correction {
	readonly kind: 'correction';
	/** The engine's sentence that offers the correction. */
	readonly text: string;
}

export type Passed = PassedQuestion | PassedSuggestion | PassedDrop | PassedCorrection;

export type Verdict = { readonly passed: Passed } | { readonly struck: StrikeReason };
