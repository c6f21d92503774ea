import { DEFAULT_MODIFIERS, type Modifiers } from '#engine/modifiers';
import type { PlannedLine, PlannedSection, SectionId } from '#engine/types';
import type { Brief } from './brief.ts';
import { identify } from './operations/identify.ts';
import { hasRoomForOwn, isSmall, lengthOf, lineCost, targetLength } from './sizing.ts';
import { skinFor } from './skin.ts';

const CAPS: Partial<Record<SectionId, number>> = { criticalGaps: 4, constraints: 12, steps: 7, tests: 10 };

/** A question of a line, or a request of no known kind, gets less: general advice is padding there. */
const SMALL_SHARE = 0.4;

const PLAIN: ReadonlySet<string> = new Set(['fact_qa', 'other']);
const isPlain = ({ task }: Brief) => PLAIN.has(task.id);

/** What is offered unasked competes for room in this order: lower goes first. */
const RANKS: Partial<Record<SectionId, (index: number) => number>> = {
	criticalGaps: (index) => index * 2,
	constraints: () => 3,
	steps: (index) => 0.5 + index,
	tests: (index) => 1.7 + index * 1.5,
};

/** Which of the lines offered unasked stay. */
export interface Choice {
	/** By the id of the step that they are. */
	readonly kept: ReadonlySet<string>;
	/** What comes back is named under the request itself: there is no room for a heading over it. */
	readonly hasFolded: boolean;
}

/**
 * Decides how much of what the engine offers by itself a request of this size gets, in order of use until the room is
 * spent. The person's own lines, chosen options and safety are not up for choice.
 */
export function choose(sections: readonly PlannedSection[], brief: Brief): Choice {
	const isOffered = offeredIn(brief, sections);
	const fixed = sections.map(({ id, lines }) => ({
		id,
		lines: lines.filter((line) => !isOffered(line) && !line.rule.startsWith('modifier.')),
	}));
	const open = new Set(fixed.filter(({ lines }) => lines.length > 0).map(({ id }) => id));
	const left = targetLength(brief) - lengthOf(fixed);
	let room = isPlain(brief) ? left * SMALL_SHARE : left;
	const kept = new Set<string>();
	let hasFolded = false;
	for (const { line, id } of inOrder(sections, isOffered)) {
		const cost = lineCost(line, id, open.has(id));
		const isFolded = cost > room && USUAL_DELIVERABLE.test(line.rule) && line.text.length < room;
		if (cost > room && !isFolded) continue;
		room -= isFolded ? line.text.length + 1 : cost;
		hasFolded ||= isFolded;
		if (!isFolded) open.add(id);
		kept.add(identify(line));
	}
	return { kept, hasFolded };
}

/**
 * An option changes its own lines only, so the room of an open point that it settles goes to nothing else. A deeper level
 * brings further lines with it, but moves none.
 */
export const settleFor = ({ depth }: Modifiers, chosen: Choice, usual: Choice): Choice =>
	depth === DEFAULT_MODIFIERS.depth ? usual : { ...usual, kept: new Set([...usual.kept, ...chosen.kept]) };

/** Keeps a result in proportion to its request, as chosen, and every section within its cap. */
export function restrain(sections: readonly PlannedSection[], brief: Brief, choice: Choice): PlannedSection[] {
	const isOffered = offeredIn(brief, sections);
	const { share } = skinFor(brief.modifiers);
	const left = sections.map(({ id, lines }) => ({
		id,
		lines: lines.filter((line) => !isOffered(line) || choice.kept.has(identify(line))),
	}));
	const folded = choice.hasFolded ? fold(left) : left;
	return folded.map((section) => withoutLoneStep(cap(section, share)));
}

function inOrder(sections: readonly PlannedSection[], isOffered: (line: PlannedLine) => boolean) {
	return sections
		.flatMap(({ id, lines }) =>
			lines.filter(isOffered).map((line, index) => ({ line, id, rank: rankOf(line, id, index) })),
		)
		.sort((a, b) => a.rank - b.rank);
}

/** In a small request: the first open point, then what comes back, then what makes the person's own rules plain. */
function rankOf({ source }: PlannedLine, id: SectionId, index: number): number {
	if (id === 'criticalGaps' && index === 0) return -3;
	if (id === 'deliverables') return -2;
	return source.length > 0 ? -1 : (RANKS[id]?.(index) ?? 0);
}

/** Names what comes back in a line under the request. */
function fold(sections: readonly PlannedSection[]): PlannedSection[] {
	const back = sections.find(({ id }) => id === 'deliverables')?.lines.filter(isDeliverable) ?? [];
	return sections.map(({ id, lines }) => {
		if (id === 'deliverables') return { id, lines: lines.filter((line) => !isDeliverable(line)) };
		return id === 'intent' ? { id, lines: lines.toSpliced(1, 0, ...back) } : { id, lines };
	});
}

const isDeliverable = ({ rule }: PlannedLine) => USUAL_DELIVERABLE.test(rule);

/** A procedure of one usual step says nothing. */
const withoutLoneStep = (section: PlannedSection): PlannedSection =>
	section.id === 'steps' && section.lines.length === 1 && section.lines.every(isUnasked)
		? { id: section.id, lines: [] }
		: section;

/** A passage that is missing is always asked for: without it there is nothing to work on. */
const UNASKED = /^(?:gap\.(?!(?:material|data|problem)$)|default|type\.\w{1,40}\.(?:step|test)\b)/;
const isUnasked = ({ rule, origin }: PlannedLine) => origin !== 'yours' && UNASKED.test(rule);

const LABELLED = /^constraint\.(?!own)/;
const USUAL_DELIVERABLE = /^type\.\w{1,40}\.deliverable$/;
const DELIVERABLE = /^(?:deliverable\.own|type\.\w{1,40}\.deliverable)$/;

/**
 * What is up for choice; open points are not where the person asked for defaults.
 * In a small request a rule that has its test needs no label too, and what comes back is only offered.
 */
function offeredIn(brief: Brief, sections: readonly PlannedSection[]): (line: PlannedLine) => boolean {
	const isUnwanted = (line: PlannedLine) => isUnasked(line) && !(brief.statesDefaults && line.rule.startsWith('gap.'));
	if (!isSmall(brief)) return isUnwanted;
	const isOwnNamed = hasRoomForOwn(brief.reading);
	const tested = new Set(
		sections.find(({ id }) => id === 'tests')?.lines.flatMap(({ source }) => source.map(({ start }) => start)),
	);
	return (line) =>
		isUnwanted(line) ||
		(DELIVERABLE.test(line.rule) && !(isOwnNamed && line.rule === 'deliverable.own')) ||
		(LABELLED.test(line.rule) && line.source.every(({ start }) => tested.has(start)));
}

/** Over the cap, what the engine offers goes first; the person's own lines are never cut. */
function cap({ id, lines }: PlannedSection, share: number): PlannedSection {
	const most = Math.ceil((CAPS[id] ?? Number.POSITIVE_INFINITY) * share);
	let spare = lines.length - most;
	if (spare <= 0) return { id, lines };
	const kept = lines.toReversed().filter((line) => {
		const isCut = spare > 0 && isUnasked(line);
		if (isCut) spare--;
		return !isCut;
	});
	return { id, lines: kept.toReversed() };
}
