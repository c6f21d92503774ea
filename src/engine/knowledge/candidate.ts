import type { ExpertQuestion } from './genre-model.ts';

/** Why something is not shown. */
export type Left = 'answered' | 'not called for' | 'low value' | 'settled' | 'asked by another';

/** Something worth asking or offering, and why it was taken or left. */
export interface Candidate {
	/** `meal-plan.people`, `vegetarian`, `vegetarian.offer`. */
	readonly id: string;
	readonly question: ExpertQuestion | null;
	readonly suggestion: string | null;
	/** The words of the request that call for it; null: the genre does. */
	readonly because: string | null;
	readonly value: number;
	/** null: it is shown, if nothing more valuable takes its place. */
	readonly left: Left | null;
	/** The pattern that found the answer. */
	readonly by?: string | undefined;
}
