import { say } from '#engine/locales/say';
import type { Assumption, Revision } from '#engine/review-model';
import type { Slot } from '#engine/task-model';
import { SLOT_RULES } from '#engine/tasks/data/slot-rules';
import type { PlannedLine, PlannedSection } from '#engine/types';
import type { Brief } from '../brief.ts';
import { asSentence } from '../lines/as-sentence.ts';
import { yours } from '../lines/lines.ts';
import type { Rendered } from '../rendering/page.ts';

const LINE = '{label}: {value}';

/** A slot with a value that the plan assumes or the person gave. */
export interface Detail {
	readonly id: string;
	/** Id of the rule whose line states the assumption. */
	readonly rule: string;
	readonly label: string;
	readonly value: string;
	readonly options: readonly string[];
}

/** The details of a plan: first those with a line, then those that only the revision names. */
export function findDetails(sections: readonly PlannedSection[], brief: Brief, { assumptions }: Revision): Detail[] {
	const lines = sections.flatMap((section) => section.lines);
	const stated = lines.flatMap((line) => detailOf(line, brief) ?? []);
	const known = new Set(stated.map(({ id }) => id));
	const spoken = Object.keys(assumptions).filter((id) => !known.has(id) && Object.hasOwn(SLOT_RULES, id));
	return [...stated, ...spoken.map((id) => spokenDetail(id, brief))];
}

function detailOf({ rule }: PlannedLine, brief: Brief): Detail | null {
	if (!rule.startsWith('gap.')) return null;
	const id = rule.slice('gap.'.length);
	return slotDetail(id, findSlot(id, brief), brief);
}

const spokenDetail = (id: string, brief: Brief): Detail => slotDetail(id, findSlot(id, brief), brief);

const findSlot = (id: string, { slots }: Brief) => slots.find(({ name }) => name === id);

function slotDetail(id: string, slot: Slot | undefined, { reading }: Brief): Detail {
	const { code } = reading.language;
	const rule = SLOT_RULES[id];
	const label = rule?.label ?? id;
	const placeholder = rule?.placeholder ?? `[${label.toLowerCase()}]`;
	const value = slot?.need === 'assume' ? (slot.assumption ?? '') : placeholder;
	const options = (slot?.options ?? []).map((option) => say(code, option));
	return { id, rule: `gap.${id}`, label: say(code, label), value: say(code, value), options };
}

/** Replaces an assumption's line by a rule with the person's value, or removes it if they want none. */
export function settleAssumptions(
	sections: readonly PlannedSection[],
	details: readonly Detail[],
	{ assumptions }: Revision,
	brief: Brief,
): PlannedSection[] {
	const spoken = details.filter(({ id }) => Object.hasOwn(assumptions, id));
	if (spoken.length === 0) return [...sections];
	const gone = new Set(spoken.map(({ rule }) => rule));
	const given = spoken.flatMap((detail) => valueLine(detail, assumptions[detail.id] ?? null, brief));
	return sections.map(({ id, lines }) => {
		const left = lines.filter(({ rule }) => !gone.has(rule));
		if (id !== 'constraints') return { id, lines: left };
		const at = left.findLastIndex(({ origin }) => origin === 'yours') + 1;
		return { id, lines: left.toSpliced(at, 0, ...given) };
	});
}

function valueLine({ id, label }: Detail, value: string | null, { reading }: Brief): PlannedLine[] {
	if (value === null || value.trim() === '') return [];
	const text = say(reading.language.code, LINE, { label, value: value.trim() });
	return [yours('settled', { text: asSentence(text, reading.language), from: [] }, `settled.${id}`)];
}

/** All details with their value and place in the finished result. */
export function placeAssumptions(
	details: readonly Detail[],
	sections: readonly PlannedSection[],
	rendered: Rendered,
	{ assumptions }: Revision,
): Assumption[] {
	const lines = sections.flatMap((section) => section.lines);
	return details.map(({ id, rule, label, value, options }) => {
		const given = assumptions[id] ?? null;
		const line = lines.find((one) => one.rule === (given === null ? rule : `settled.${id}`));
		const start = line && rendered.starts.get(line);
		const landed = line && start !== undefined ? { start, end: start + line.text.length } : null;
		const status = landed === null ? 'removed' : given === null ? 'assumed' : 'settled';
		return { id, label, value: given?.trim() ?? value, options, status, landed };
	});
}
