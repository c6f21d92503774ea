import type { Modifiers } from '#engine/modifiers';
import type { PlannedLine, PlannedSection, SectionId } from '#engine/types';
import type { Brief } from './brief.ts';
import { skinFor } from './skin.ts';

const CAPS: Partial<Record<SectionId, number>> = { criticalGaps: 4, constraints: 12, steps: 7, tests: 10 };

/** Characters that may be added unasked to any request, and for each of its characters after the first; by depth. */
const ALLOWANCES: Readonly<Record<Modifiers['depth'], { base: number; share: number; most: number }>> = {
	brief: { base: 102, share: 0.35, most: 380 },
	detailed: { base: 320, share: 0.6, most: 900 },
	exhaustive: { base: 700, share: 0.8, most: 1_600 },
};
/** The first characters of a request earn more room than the rest: below them hardly one step would fit. */
const FIRST = 100;
const FIRST_SHARE = 1.4;
/** A question of a line, or a request of no known kind, gets less: general advice is padding there. */
const SMALL_SHARE = 0.4;

/** What is offered unasked competes for room in this order: lower goes first. */
const RANKS: Partial<Record<SectionId, (index: number) => number>> = {
	criticalGaps: (index) => index * 2,
	constraints: () => 3,
	steps: (index) => 0.5 + index,
	tests: (index) => 1.7 + index * 1.5,
};

/**
 * Keeps a result in proportion to its request. The person's own lines, chosen options and safety always stay; what the
 * engine offers by itself is taken in order of use until the room is spent.
 */
export function restrain(sections: readonly PlannedSection[], brief: Brief): PlannedSection[] {
	const capped = sections.map((section) => cap(section, skinFor(brief.modifiers).share));
	const offered = capped
		.flatMap(({ id, lines }) => lines.filter(isOffered).map((line, index) => ({ line, rank: rankOf(id, index) })))
		.sort((a, b) => a.rank - b.rank);
	let room = allowance(brief);
	const left = new Set<PlannedLine>();
	for (const { line } of offered) {
		if (line.text.length > room) left.add(line);
		else room -= line.text.length;
	}
	return capped.map(({ id, lines }) => withoutLoneStep({ id, lines: lines.filter((line) => !left.has(line)) }));
}

/** A procedure of one usual step says nothing. */
const withoutLoneStep = (section: PlannedSection): PlannedSection =>
	section.id === 'steps' && section.lines.length === 1 && section.lines.every(isOffered)
		? { id: section.id, lines: [] }
		: section;

const OFFERED = /^(?:gap|default|type\.\w{1,40}\.(?:step|test))\b/;
const isOffered = ({ rule, origin }: PlannedLine) => origin !== 'yours' && OFFERED.test(rule);
const rankOf = (id: SectionId, index: number) => RANKS[id]?.(index) ?? 0;

function allowance({ reading, modifiers, isCompact, task }: Brief): number {
	const { base, share, most } = ALLOWANCES[modifiers.depth];
	const own = reading.clauses.reduce((sum, { span }) => sum + span.end - span.start, 0);
	const room = Math.min(most, base + FIRST_SHARE * Math.min(own, FIRST) + share * Math.max(0, own - FIRST));
	return isCompact || task.id === 'other' ? room * SMALL_SHARE : room;
}

/** Over the cap, what the engine offers goes first; the person's own lines are never cut. */
function cap({ id, lines }: PlannedSection, share: number): PlannedSection {
	const most = Math.ceil((CAPS[id] ?? Number.POSITIVE_INFINITY) * share);
	let spare = lines.length - most;
	if (spare <= 0) return { id, lines };
	const kept = lines.toReversed().filter((line) => {
		const isCut = spare > 0 && isOffered(line);
		if (isCut) spare--;
		return !isCut;
	});
	return { id, lines: kept.toReversed() };
}
