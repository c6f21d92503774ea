import type { ModifiersInput } from '#contract/modifiers';
import type { ProChoices } from './pro-choices.ts';
import { setProChoices } from './pro-options.store.ts';
import { choicesFrom } from './recall-pro-choices.ts';

/** Restores the panel's choices of an earlier prompt. */
export function restoreProChoices(modifiers: ModifiersInput): void {
	setProChoices(fromSent(modifiers));
}

/** The choices for which `asSent` returns these modifiers. */
export function fromSent(modifiers: ModifiersInput): ProChoices {
	const { archetype, targetContext, codeRigor, citations, structureLock, examples, authentic, ...plain } = modifiers;
	const [role, roles] = rolesOf(archetype);
	const context = contextOf(targetContext);
	return choicesFrom({
		...(plain as Partial<ProChoices>),
		archetype: role ? 'specify' : roles ? 'layered' : 'auto',
		targetContext: context ? 'custom' : 'auto',
		examples: examples === 'contextual' ? examples : examples ? 'yes' : 'no',
		authentic: authentic ? 'on' : 'off',
		codeRigor: codeRigor?.enabled ? codeRigor.level : 'off',
		citations: citations?.enabled ? citations.style : 'off',
		structureLock: structureLock?.enabled ? 'on' : 'off',
		outputChecks: Array.isArray(modifiers.outputChecks) ? modifiers.outputChecks : [],
		texts: { role, roles, context, order: (structureLock?.order ?? []).join(', ') },
	});
}

/** One role, or several in the form in which they are typed; '' for none. */
function rolesOf(archetype: ModifiersInput['archetype']): [role: string, roles: string] {
	if (typeof archetype === 'object') return [archetype.customText ?? '', (archetype.layeredRoles ?? []).join(', ')];
	const parts = (archetype ?? 'auto').split(' + ');
	if (parts.length > 1) return ['', parts.join(', ')];
	return [archetype === 'auto' ? '' : (archetype ?? ''), ''];
}

function contextOf(targetContext: ModifiersInput['targetContext']): string {
	if (typeof targetContext === 'object') return targetContext.customText ?? '';
	return targetContext === 'auto' ? '' : (targetContext ?? '');
}
