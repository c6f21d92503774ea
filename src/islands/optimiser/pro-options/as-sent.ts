import { MODIFIER_LIST_MAX_ITEMS } from '#contract/limits';
import type { ModifiersInput } from '#contract/modifiers';
import { DEFAULT_PRO_CHOICES, type ProChoices, type ProName } from './pro-choices.ts';

/** Modifiers that are sent with their chosen value and name. */
const PLAIN = [
	'length',
	'safetyTone',
	'modelTarget',
	'reasoning',
	'creativity',
	'strictness',
	'variations',
] as const satisfies readonly ProName[];

/** The choices in the form of the API; defaults and empty fields are left out. */
export function asSent(choices: ProChoices): ModifiersInput {
	const { archetype, targetContext, examples, authentic, citations, codeRigor, structureLock, outputChecks } = choices;
	const { role, roles, context, order } = choices.texts;
	const plain = PLAIN.filter((name) => choices[name] !== DEFAULT_PRO_CHOICES[name]);
	const parts: ModifiersInput = Object.fromEntries(plain.map((name) => [name, choices[name]]));
	if (authentic === 'on') parts.authentic = true;
	if (examples !== 'no') parts.examples = examples === 'yes' ? true : 'contextual';
	if (archetype === 'specify' && role.trim() !== '') parts.archetype = role.trim();
	if (archetype === 'layered' && listOf(roles).length > 0) parts.archetype = listOf(roles).join(' + ');
	if (targetContext === 'custom' && context.trim() !== '') parts.targetContext = context.trim();
	if (codeRigor !== 'off') parts.codeRigor = { enabled: true, level: codeRigor };
	if (citations !== 'off') parts.citations = { enabled: true, style: citations };
	if (structureLock === 'on') parts.structureLock = { enabled: true, order: listOf(order) };
	if (outputChecks.length > 0) parts.outputChecks = [...outputChecks];
	return parts;
}

/** The items of a list typed with commas: trimmed, without empty ones. */
const listOf = (text: string): string[] =>
	text
		.split(',')
		.map((item) => item.trim())
		.filter((item) => item !== '')
		.slice(0, MODIFIER_LIST_MAX_ITEMS);
