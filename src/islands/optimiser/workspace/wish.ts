import type { ReviseRequest } from '#contract/revise';

export type ModelName = NonNullable<ReviseRequest['model']>;

export const MODELS: readonly ModelName[] = ['auto', 'chatgpt', 'claude', 'gemini', 'llama'];

/** What the person wants otherwise than the first result has it. */
export interface Wish {
	/** Ids of operations to leave out. */
	readonly undone: readonly string[];
	/** By slot: the value to go on with, or null to leave it unsaid. */
	readonly assumptions: Readonly<Record<string, string | null>>;
	readonly isShort: boolean;
	readonly model: ModelName;
	/** By id of a question: an option of it, or own words. */
	readonly answers: Readonly<Record<string, string>>;
	/** Ids of suggestions. */
	readonly accepted: readonly string[];
	readonly skipped: readonly string[];
}

export type WishChange = (wish: Wish) => Wish;

export const firstWish = (model: ModelName): Wish => ({
	undone: [],
	assumptions: {},
	isShort: false,
	model,
	answers: {},
	accepted: [],
	skipped: [],
});

export const withAnswer =
	(id: string, text: string): WishChange =>
	(wish) => ({ ...wish, answers: { ...wish.answers, [id]: text } });

export const withAccepted =
	(id: string): WishChange =>
	(wish) => ({ ...wish, accepted: [...wish.accepted, id] });

export const withSkipped =
	(id: string): WishChange =>
	(wish) => ({ ...wish, skipped: [...wish.skipped, id] });

/** Takes an answer or a suggestion back. */
export const withoutGiven =
	(id: string): WishChange =>
	(wish) => {
		const { [id]: _, ...answers } = wish.answers;
		return { ...wish, answers, accepted: wish.accepted.filter((one) => one !== id) };
	};

export const withUndone =
	(ids: readonly string[]): WishChange =>
	(wish) => ({ ...wish, undone: [...new Set([...wish.undone, ...ids])] });

export const withPutBack =
	(ids: readonly string[]): WishChange =>
	(wish) => ({ ...wish, undone: wish.undone.filter((id) => !ids.includes(id)) });

/** @param value undefined: as the engine had it */
export const withAssumption =
	(slot: string, value: string | null | undefined): WishChange =>
	(wish) => {
		const { [slot]: _, ...others } = wish.assumptions;
		return { ...wish, assumptions: value === undefined ? others : { ...others, [slot]: value } };
	};

export const withModel =
	(model: ModelName): WishChange =>
	(wish) => ({ ...wish, model });

export const withShort =
	(isShort: boolean): WishChange =>
	(wish) => ({ ...wish, isShort });

/** The same for wishes that ask for the same, in whatever order they came about. */
export function keyOf({ undone, assumptions, isShort, model, answers, accepted, skipped }: Wish): string {
	const settled = Object.entries(assumptions).sort(([a], [b]) => (a < b ? -1 : 1));
	return JSON.stringify([[...undone].sort(), settled, isShort, model, answers, accepted, skipped]);
}
