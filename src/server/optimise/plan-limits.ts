import type { ModifierName } from '#contract/modifier-values';
import { DEFAULT_MODIFIERS, type Modifiers } from '#engine/modifiers';
import type { Catalogue } from '../catalogue.ts';

/**
 * Resets every option that the free plan does not include. Returns their names too, so that the page can say why a
 * choice had no effect.
 */
export function cutToFreePlan(
	modifiers: Modifiers,
	free: Catalogue['freeModifiers'],
): { modifiers: Modifiers; limited: ModifierName[] } {
	const names = Object.keys(DEFAULT_MODIFIERS) as ModifierName[];
	const limited = names.filter((name) => {
		const value = modifiers[name];
		return !isDefault(name, value) && !(typeof value === 'string' && free[name]?.includes(value));
	});
	const defaults = Object.fromEntries(limited.map((name) => [name, DEFAULT_MODIFIERS[name]]));
	return { modifiers: { ...modifiers, ...defaults }, limited };
}

function isDefault(name: keyof Modifiers, value: Modifiers[keyof Modifiers]): boolean {
	if (Array.isArray(value)) return value.length === 0;
	return value === DEFAULT_MODIFIERS[name];
}
