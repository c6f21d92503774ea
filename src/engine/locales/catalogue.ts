import type { TaskType } from '#engine/task-model';
import * as endings from '../tasks/data/ask-endings.ts';
import * as asking from '../tasks/data/ask-wording.ts';
import { SLOT_RULES } from '../tasks/data/slot-rules.ts';
import { TASK_TYPES } from '../tasks/task-types.ts';
import { CLOSING_LINE, HEADINGS } from '../writing/rendering/headings.ts';
import * as modifierLines from '../writing/wording/modifier-lines.ts';
import * as safetyLines from '../writing/wording/safety-lines.ts';
import { GLUE } from './data/glue.ts';
import { SAME_EVERYWHERE } from './data/same-everywhere.ts';

/**
 * Every English text that the engine may write into a result or a question, once each: the keys of every table. A table
 * that lacks one would leave a line of English in somebody's Spanish.
 */
export function listTexts(): string[] {
	const types = Object.values(TASK_TYPES);
	const texts = [
		...Object.values(HEADINGS),
		CLOSING_LINE,
		...GLUE,
		...textsOf([safetyLines.SAFETY_LINES, safetyLines.SAFETY_TEST]),
		...textsOf(modifierLines),
		...Object.keys(modifierLines.TONES),
		...types.flatMap(textsOfType),
		...types.flatMap(({ slots }) => slots.flatMap(textsOfSlot)),
		...textsOf(asking),
		...textsOf(endings).map(withCapital),
	];
	return [...new Set(texts)].filter((text) => /\p{L}/u.test(text) && !SAME_EVERYWHERE.has(text));
}

const textsOfType = ({ label, steps, tests, deliverable }: TaskType): string[] => [
	withCapital(label),
	...steps.map(({ text }) => text),
	...tests,
	deliverable,
];

function textsOfSlot({ name, need, assumption, question, options = [] }: TaskType['slots'][number]): string[] {
	const rule = SLOT_RULES[name];
	const label = rule?.label ?? name;
	const placeholder = need === 'ask' ? [rule?.placeholder ?? `[${label.toLowerCase()}]`] : [];
	return [label, ...placeholder, ...[assumption, question].filter((text) => text !== undefined), ...options];
}

const withCapital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function textsOf(value: unknown): string[] {
	if (typeof value === 'string') return [value];
	return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}
