import type { Modifiers } from '#engine/modifiers';
import type { PlannedLine, PlannedSection, Reading, SectionId } from '#engine/types';
import type { Brief } from './brief.ts';
import { HEADINGS } from './headings.ts';

/** Below this a request is small: even what would say its rules a second time competes for room. */
const SMALL = 100;
const ROOM_FOR_OWN = 57;
/** The marks and line breaks around one line, and around one heading. */
const LINE = 3;
const HEADING = 7;
const FENCE = 40;

/** What the deeper levels may add, for the sake of which they were chosen. */
const EXTRA: Readonly<Record<Modifiers['depth'], { base: number; share: number; most: number }>> = {
	brief: { base: 0, share: 0, most: 0 },
	detailed: { base: 400, share: 0.5, most: 900 },
	exhaustive: { base: 1_100, share: 0.8, most: 2_000 },
};

/** Length of what the person wrote, without the passages. */
const instructionLength = ({ text, material }: Reading): number =>
	Math.max(
		1,
		material.reduce((length, { span }) => length - (span.end - span.start), text.trim().length),
	);

/**
 * In a shorter request the name of what comes back, in the person's words, is all but the request again; in a longer one it
 * keeps the result near four times its request.
 */
export const hasRoomForOwn = (reading: Reading): boolean => instructionLength(reading) >= ROOM_FOR_OWN;

export const isSmall = ({ reading }: Brief): boolean => instructionLength(reading) < SMALL;

/** Characters a result may have beside the passages: just under four times a small request, twice a long one. */
export function targetLength({ reading, modifiers, task }: Brief): number {
	const own = instructionLength(reading);
	const { base, share, most } = EXTRA[modifiers.depth];
	return usualLength(own, task.id === 'fact_qa') + Math.min(most, base + share * own);
}

/** The shortest requests leave the most open, so they get the most in proportion; a question asks for an answer only. */
function usualLength(own: number, isQuestion: boolean): number {
	if (own < SMALL) return isQuestion || own >= 50 ? 3.9 * own : Math.min(420, 4 * own + 12 * (50 - own));
	return Math.max(2 * own, Math.min(1_000, 4 * SMALL + 10 * (own - SMALL)));
}

/** Characters one line takes, with the heading that it opens. */
export const lineCost = ({ text }: PlannedLine, id: SectionId, isOpen: boolean): number =>
	text.length + LINE + (isOpen || id === 'closing' ? 0 : HEADINGS[id].length + HEADING);

/** Characters that these sections take beside the passages. */
export function lengthOf(sections: readonly PlannedSection[]): number {
	return sections.reduce((all, { id, lines }) => {
		const counted = lines.map((line) => (line.rule.startsWith('source.') ? FENCE : lineCost(line, id, true)));
		const own = counted.reduce((sum, length) => sum + length, 0);
		return own === 0 || id === 'closing' ? all + own : all + own + HEADINGS[id].length + HEADING;
	}, 0);
}
