import { MODIFIER_VALUES } from '#contract/modifier-values';
import type { ModifiersInput } from '#contract/modifiers';
import { DEFAULT_MODIFIERS, type Modifiers } from '#engine/modifiers';

/** The engine's options from a request in either form. Absent or empty values get their default. */
export function modifiersFrom(input: ModifiersInput): Modifiers {
	const { archetype, targetContext, codeRigor, citations, structureLock, outputChecks, length, ...plain } = input;
	return {
		...DEFAULT_MODIFIERS,
		...withoutUndefined(plain),
		length: length === undefined || length === 'any' ? DEFAULT_MODIFIERS.length : length,
		archetype: rolesOf(archetype),
		targetContext: contextOf(targetContext),
		codeRigor: codeRigor?.enabled ? codeRigor.level : 'off',
		citations: citations?.enabled ? citations.style : 'off',
		structureLock: sectionOrderOf(structureLock),
		outputChecks: checksOf(outputChecks),
	};
}

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

function withoutUndefined<T extends object>(values: T): Defined<T> {
	return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Defined<T>;
}

const orNull = <T>(list: readonly T[]): readonly T[] | null => (list.length === 0 ? null : list);

/** The role modifier as sent: `auto`, one text, or roles joined by " + ". */
function rolesOf(archetype: ModifiersInput['archetype']): readonly string[] | null {
	if (archetype === undefined) return null;
	if (typeof archetype === 'string') {
		if (archetype.toLowerCase() === 'auto') return null;
		return orNull(
			archetype
				.split(' + ')
				.map((role) => role.trim())
				.filter((role) => role !== ''),
		);
	}
	if (archetype.mode === 'layered') return orNull(archetype.layeredRoles ?? []);
	return archetype.mode === 'specify' && archetype.customText ? [archetype.customText] : null;
}

function contextOf(context: ModifiersInput['targetContext']): string | null {
	if (context === undefined) return null;
	if (typeof context === 'string') return context === '' || context.toLowerCase() === 'auto' ? null : context;
	return context.mode === 'custom' && context.customText ? context.customText : null;
}

function sectionOrderOf(lock: ModifiersInput['structureLock']): readonly string[] | null {
	return lock?.enabled ? orNull(lock.order ?? lock.customOrder ?? []) : null;
}

function checksOf(checks: ModifiersInput['outputChecks']): Modifiers['outputChecks'] {
	if (checks === undefined) return [];
	if (Array.isArray(checks)) return [...new Set(checks)];
	return MODIFIER_VALUES.outputChecks.filter((name) => checks[name]);
}
