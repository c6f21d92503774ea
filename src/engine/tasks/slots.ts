import type { Modifiers } from '#engine/modifiers';
import type { Slot, SlotSpec, TaskType } from '#engine/task-model';
import type { Reading, Span } from '#engine/types';
import { SLOT_RULES, type SlotRule } from './data/slot-rules.ts';
import { settleProgrammingLanguage } from './platform.ts';
import { findSubject, requestSpans } from './request.ts';

/**
 * The slots of a task type that matter to this request. `filledBy` is where the person filled one, null when a modifier
 * or the attached material did; it is absent while the slot is open.
 */
export function findSlots(reading: Reading, task: TaskType, modifiers: Modifiers): Slot[] {
	const text = requestSpans(reading)
		.map((span) => span.text)
		.join('\n');
	return task.slots
		.filter((slot) => SLOT_RULES[slot.name]?.arises?.test(text) ?? true)
		.map((slot) => fill(slot, reading, task, modifiers));
}

function fill(slot: SlotSpec, reading: Reading, task: TaskType, modifiers: Modifiers): Slot {
	const rule = SLOT_RULES[slot.name];
	const span = rule ? findSpan(rule, slot.name, reading, task) : null;
	if (span) return { ...slot, filledBy: span };
	const isCovered =
		rule?.modifier?.(modifiers) ||
		(slot.name === 'error' && showsError(reading)) ||
		(isMaterial(slot.name) && hasMaterial(reading));
	if (isCovered) return { ...slot, filledBy: null };
	return slot.name === 'programming_language' ? settleProgrammingLanguage(slot, reading) : slot;
}

const isMaterial = (name: string): boolean => name === 'material' || name === 'data' || name === 'problem';

const showsError = ({ material }: Reading): boolean =>
	material.some(({ span }) => /\w(?:Error|Exception)\b|\bTraceback\b|\berror:/i.test(span.text));

const hasMaterial = (reading: Reading): boolean => reading.material.length > 0;

function findSpan(rule: SlotRule, name: string, reading: Reading, task: TaskType): Span | null {
	return (
		byConstraint(rule, reading) ??
		byFact(rule, reading) ??
		byWords(rule, reading) ??
		(rule.isSubject ? findSubject(reading, task) : null) ??
		(name === 'material' ? byReference(reading) : null) ??
		byLabel(rule, reading)
	);
}

function byConstraint(rule: SlotRule, reading: Reading): Span | null {
	if (!rule.constraints) return null;
	for (const clause of reading.clauses)
		for (const constraint of clause.constraints) if (rule.constraints.includes(constraint.kind)) return constraint.span;
	return null;
}

function byFact(rule: SlotRule, reading: Reading): Span | null {
	return reading.facts.find((fact) => rule.facts?.includes(fact.kind))?.span ?? null;
}

function byWords(rule: SlotRule, reading: Reading): Span | null {
	if (!rule.words) return null;
	for (const span of requestSpans(reading)) {
		const match = rule.words.exec(span.text);
		if (match) return within(span, match.index, match[0]);
	}
	return null;
}

const ANSWER_LABEL = /^additional context: {0,4}/;

/** "Recipient: my manager": an answer to a question, with the slot's name. */
function byLabel({ label }: SlotRule, reading: Reading): Span | null {
	const opening = `${label.toLowerCase()}:`;
	const says = (line: string) => line.startsWith(opening) && line.slice(opening.length).trim() !== '';
	const isLabelled = (text: string) => text.includes(':') && says(text.toLowerCase().replace(ANSWER_LABEL, ''));
	return requestSpans(reading).find(({ text }) => isLabelled(text)) ?? null;
}

/** A passage the person points to by name: a file, an address, a placeholder, a quotation. */
function byReference(reading: Reading): Span | null {
	const kinds = ['file', 'url', 'placeholder', 'quote', 'code'];
	return reading.facts.find((fact) => kinds.includes(fact.kind))?.span ?? null;
}

function within(span: Span, offset: number, text: string): Span {
	const start = span.start + offset;
	return { start, end: start + text.length, text };
}
