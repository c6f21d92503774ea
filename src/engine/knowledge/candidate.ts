import type { ExpertQuestion } from './genre-model.ts';

/** Why a question or an offer is not shown. */
export type Left = 'answered' | 'not called for' | 'low value' | 'settled' | 'asked by another';

/** A question or an offer that was weighed, with its value and why it is left out, if it is. */
export interface Candidate {
	/** Of a genre's question, a circumstance and its offer: `meal-plan.people`, `vegetarian`, `vegetarian.offer`. */
	readonly id: string;
	readonly question: ExpertQuestion | null;
	readonly suggestion: string | null;
	/** The words of the request that call for it; null: the genre does. */
	readonly because: string | null;
	readonly value: number;
	/** null: it is shown, unless more valuable ones fill the places. */
	readonly left: Left | null;
	/** The pattern that found the answer. */
	readonly by?: string | undefined;
}
