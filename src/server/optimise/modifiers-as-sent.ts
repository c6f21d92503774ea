import type { ModifiersInput } from '#contract/modifiers';
import type { Modifiers } from '#engine/modifiers';
import { modifiersFrom } from './modifiers.ts';

/** The options in the form that a page sends; the inverse of `modifiersFrom`. */
export function modifiersAsSent(modifiers: Modifiers): ModifiersInput {
	const { archetype, targetContext, codeRigor, citations, structureLock, outputChecks, ...plain } = modifiers;
	return {
		...plain,
		...(archetype && { archetype: rolesAsSent(archetype) }),
		...(targetContext !== null && { targetContext: { mode: 'custom', customText: targetContext } }),
		...(codeRigor !== 'off' && { codeRigor: { enabled: true, level: codeRigor } }),
		...(citations !== 'off' && { citations: { enabled: true, style: citations } }),
		...(structureLock && { structureLock: { enabled: true, order: [...structureLock] } }),
		...(outputChecks.length > 0 && { outputChecks: [...outputChecks] }),
	};
}

/** Roles joined by " + "; a list if a role contains " + " or is "auto". */
function rolesAsSent(roles: readonly string[]): NonNullable<ModifiersInput['archetype']> {
	const joined = roles.join(' + ');
	const again = modifiersFrom({ archetype: joined }).archetype ?? [];
	const isSame = again.length === roles.length && again.every((role, i) => role === roles[i]);
	return isSame ? joined : { mode: 'layered', layeredRoles: [...roles] };
}
