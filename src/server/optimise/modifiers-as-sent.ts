import type { ModifiersInput } from '#contract/modifiers';
import type { Modifiers } from '#engine/modifiers';
import { modifiersFrom } from './modifiers.ts';

/** The options in the form that a page sends, such that `modifiersFrom` gives the same options back. */
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

/** Joined by " + ", unless a role holds that itself, or is called "auto". */
function rolesAsSent(roles: readonly string[]): NonNullable<ModifiersInput['archetype']> {
	const joined = roles.join(' + ');
	const again = modifiersFrom({ archetype: joined }).archetype ?? [];
	const isSame = again.length === roles.length && again.every((role, i) => role === roles[i]);
	return isSame ? joined : { mode: 'layered', layeredRoles: [...roles] };
}
