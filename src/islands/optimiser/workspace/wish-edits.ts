import type { ModelName, WishChange } from './wish.ts';

// Changes of the parts behind “More”: apart from `wish.ts`, so that they come with those parts.

export const MODELS: readonly ModelName[] = ['auto', 'chatgpt', 'claude', 'gemini', 'llama'];

export const withUndone =
	(ids: readonly string[]): WishChange =>
	(wish) => ({ ...wish, undone: [...new Set([...wish.undone, ...ids])] });

export const withPutBack =
	(ids: readonly string[]): WishChange =>
	(wish) => ({ ...wish, undone: wish.undone.filter((id) => !ids.includes(id)) });

/** @param value undefined: the engine's value */
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
