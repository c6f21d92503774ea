import type { Question, Suggestion } from '#contract/review';
import type { ReviseRequest } from '#contract/revise';

export type ModelName = NonNullable<ReviseRequest['model']>;

/** An answered question or an accepted line; it is not offered again, so its words are kept here. */
export interface Given {
	readonly id: string;
	/** The question, or the line. */
	readonly words: string;
	/** An option of the question, or own words; empty for a line. */
	readonly text: string;
}

/** The person's changes to the first result. */
export interface Wish {
	/** Ids of operations to leave out. */
	readonly undone: readonly string[];
	/** By slot: the value to use, or null to leave it out. */
	readonly assumptions: Readonly<Record<string, string | null>>;
	readonly isShort: boolean;
	readonly model: ModelName;
	/** In the order in which it was given. */
	readonly given: readonly Given[];
	/** Ids of questions. */
	readonly skipped: readonly string[];
}

export type WishChange = (wish: Wish) => Wish;

export const firstWish = (model: ModelName): Wish => ({
	undone: [],
	assumptions: {},
	isShort: false,
	model,
	given: [],
	skipped: [],
});

export const withAnswer =
	({ id, question }: Pick<Question, 'id' | 'question'>, text: string): WishChange =>
	(wish) => ({ ...wish, given: [...wish.given.filter((one) => one.id !== id), { id, words: question, text }] });

export const withAccepted =
	({ id, text }: Pick<Suggestion, 'id' | 'text'>): WishChange =>
	(wish) => ({ ...wish, given: [...wish.given, { id, words: text, text: '' }] });

export const withSkipped =
	(id: string): WishChange =>
	(wish) => ({ ...wish, skipped: [...wish.skipped, id] });

/** Removes an answer or a line. */
export const withoutGiven =
	(id: string): WishChange =>
	(wish) => ({ ...wish, given: wish.given.filter((one) => one.id !== id) });

/** A key that is equal for equal wishes, regardless of their order. */
export function keyOf({ undone, assumptions, isShort, model, given, skipped }: Wish): string {
	const settled = Object.entries(assumptions).sort(([a], [b]) => (a < b ? -1 : 1));
	return JSON.stringify([[...undone].sort(), settled, isShort, model, given, skipped]);
}
