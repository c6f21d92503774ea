import type { Slot } from '#engine/task-model';
import type { PlannedLine } from '#engine/types';
import { SLOT_RULES } from './data/slot-rules.ts';

const MOST = 4;

/**
 * What the person left open, as at most four lines: first the facts only they have, as placeholders, then what is assumed.
 * The order within each group is the order of importance in the type. Empty when nothing is open.
 */
export function planGaps(slots: readonly Slot[]): PlannedLine[] {
	const open = slots.filter((slot) => slot.filledBy === undefined);
	const toFill = open.filter((slot) => slot.need === 'ask');
	const assumed = open.filter((slot) => slot.need === 'assume');
	return [...toFill, ...assumed].slice(0, MOST).map((slot) => ({
		text: lineFor(slot),
		origin: 'assumed',
		rule: `gap.${slot.name}`,
		source: [],
	}));
}

function lineFor(slot: Slot): string {
	const rule = SLOT_RULES[slot.name];
	const label = rule?.label ?? slot.name;
	if (slot.need === 'assume') return `${label}: not stated. Assume ${slot.assumption} unless told otherwise.`;
	return `${label}: not stated. Leave ${rule?.placeholder ?? `[${label.toLowerCase()}]`} to fill in.`;
}
