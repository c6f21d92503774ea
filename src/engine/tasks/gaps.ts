import type { Slot } from '#engine/task-model';
import type { PlannedLine } from '#engine/types';
import { say } from '../locales/say.ts';
import { SLOT_RULES } from './data/slot-rules.ts';

const MOST = 4;
const ASSUMED = '{label}: not stated. Assume {assumption} unless told otherwise.';
const TO_FILL_IN = '{label}: not stated. Leave {placeholder} to fill in.';

/**
 * The open slots as at most four lines, unless more are wanted: first placeholders for facts that only the person has, then assumptions.
 * The order within each group is the order of importance in the type. Empty when nothing is open.
 */
export function planGaps(slots: readonly Slot[], code = 'en', most = MOST): PlannedLine[] {
	const open = slots.filter((slot) => slot.filledBy === undefined);
	const toFill = open.filter((slot) => slot.need === 'ask');
	const assumed = open.filter((slot) => slot.need === 'assume');
	return [...toFill, ...assumed].slice(0, most).map((slot) => ({
		is: 'gap',
		text: lineFor(slot, code),
		origin: 'assumed',
		rule: `gap.${slot.name}`,
		source: [],
	}));
}

function lineFor(slot: Slot, code: string): string {
	const rule = SLOT_RULES[slot.name];
	const name = rule?.label ?? slot.name;
	const label = say(code, name);
	if (slot.need === 'assume') return say(code, ASSUMED, { label, assumption: say(code, slot.assumption ?? '') });
	const placeholder = say(code, rule?.placeholder ?? `[${name.toLowerCase()}]`);
	return say(code, TO_FILL_IN, { label, placeholder });
}
