import type { Revision } from '#engine/review-model';
import type { PlannedSection } from '#engine/types';
import type { Brief } from '../brief.ts';
import type { Draft } from '../operations/draft.ts';
import { putBackMissing } from '../self-check.ts';
import { requestLines } from './request-lines.ts';
import { type Detail, settleAssumptions } from './settle-assumptions.ts';
import { shorten } from './shorten.ts';
import { withoutLooseEnds } from './without-loose-ends.ts';

/** Steps that took words out of the request, or out of their place in it. */
const TOUCHES_REQUEST: ReadonlySet<Draft['action']> = new Set(['moved', 'reworded', 'removed', 'fenced']);

export const isUnrevised = ({ undone, assumptions, isShort }: Revision): boolean =>
	undone.length === 0 && !isShort && Object.keys(assumptions).length === 0;

/**
 * The plan without the steps that were undone. It is cut down from the full plan and never planned anew, so that undoing
 * one step brings in nothing else, and the order in which steps are undone is all one.
 */
export function revise(
	sections: readonly PlannedSection[],
	drafts: readonly Draft[],
	details: readonly Detail[],
	revision: Revision,
	brief: Brief,
): PlannedSection[] {
	const ids = new Set(revision.undone);
	const undone = drafts.filter(({ id }) => ids.has(id));
	const left = withoutUndone(sections, undone, brief);
	const settled = settleAssumptions(left, details, revision, brief);
	const cut = withoutLooseEnds(revision.isShort ? shorten(settled) : settled);
	return putBackMissing(cut, brief.reading);
}

function withoutUndone(sections: readonly PlannedSection[], undone: readonly Draft[], brief: Brief): PlannedSection[] {
	if (undone.length === 0) return [...sections];
	const ids = new Set(undone.map(({ id }) => id));
	const hasNewRequest = undone.some(({ action }) => TOUCHES_REQUEST.has(action));
	return sections.map((section) => {
		const left = section.lines.filter(({ operation }) => operation === undefined || !ids.has(operation));
		if (section.id !== 'intent' || !hasNewRequest) return { id: section.id, lines: left };
		const others = left.filter(({ rule }) => rule !== 'intent.request');
		const [lists, rest] = [
			others.filter(({ rule }) => rule === 'intent.list'),
			others.filter(({ rule }) => rule !== 'intent.list'),
		];
		return { id: section.id, lines: [...lists, ...requestLines(brief, sections, undone), ...rest] };
	});
}
