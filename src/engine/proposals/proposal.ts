import type { Question, Suggestion } from '#engine/review-model';
import type { Correction } from './correcting/correction.ts';

/** What a reader beside the engine may propose. Nothing of it is shown before it has passed the guards. */
export type Proposal =
	| {
			readonly kind: 'question';
			readonly text: string;
			readonly options: readonly string[];
			/** What an answer becomes; holds `{answer}`. */
			readonly line: string;
			/** Words of the request that call for it; null: none in particular. */
			readonly words: string | null;
	  }
	| { readonly kind: 'suggestion' | 'clearer'; readonly text: string; readonly words: string }
	| { readonly kind: 'drop'; readonly id: string }
	/** Words of the request, to be read as something else. */
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

/** A question that passed, with the line that its answer becomes. */
export interface PassedQuestion {
	readonly kind: 'question';
	readonly text: string;
	readonly options: readonly string[];
	readonly line: string;
}

export interface PassedSuggestion {
	readonly kind: 'suggestion';
	readonly text: string;
	/** Words of the request, as they stand there. */
	readonly because: string;
}

export interface PassedDrop {
	readonly kind: 'drop';
	/** Of a question of the engine. */
	readonly id: string;
}

export interface PassedCorrection extends Correction {
	readonly kind: 'correction';
	/** What is offered, in the engine's words. */
	readonly text: string;
}

export type Passed = PassedQuestion | PassedSuggestion | PassedDrop | PassedCorrection;

export type Verdict = { readonly passed: Passed } | { readonly struck: StrikeReason };
