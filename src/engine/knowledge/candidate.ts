import type { ExpertQuestion } from './genre-model.ts';

/** Why a question or an offer is not shown. */
export type Left = 'answered' | 'not called for' | 'low value' | 'settled' | 'asked by another';

/** A question or an offer, with its value and, when it is not shown, the reason. */
export interface Candidate {
	/** For a genre's question `meal-plan.people`, for a circumstance `vegetarian`, for a circumstance's offer `vegetarian.offer`. */
	readonly id: string;
	readonly question: ExpertQuestion | null;
	readonly suggestion: string | null;
	/** The words of the request that call for it; null when the genre does. */
	readonly because: string | null;
	readonly value: number;
	/** Null when it may be shown; more valuable ones come first. */
	readonly left: Left | null;
	/** The pattern that found the answer. */
	readonly by?: string | undefined;
}
