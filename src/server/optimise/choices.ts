import type { ModifierName } from '#contract/modifier-values';
import type { ModifiersInput } from '#contract/modifiers';
import type { Modifiers } from '#engine/modifiers';
import { type Caller, hasPro } from '../caller.ts';
import type { Runtime } from '../runtime.ts';
import { modifiersFrom } from './modifiers.ts';
import { cutToFreePlan } from './plan-limits.ts';

export interface Choices {
	readonly modifiers: Modifiers;
	/** Names of the options that were reset to their default because the plan does not include them. */
	readonly limited: ModifierName[];
}

/** The options of a request, reset to the default where the caller's plan does not include them. */
export function choicesOf(caller: Caller, input: ModifiersInput, { catalogue }: Pick<Runtime, 'catalogue'>): Choices {
	const modifiers = modifiersFrom(input);
	if (hasPro(caller)) return { modifiers, limited: [] };
	return cutToFreePlan(modifiers, catalogue.freeModifiers);
}
