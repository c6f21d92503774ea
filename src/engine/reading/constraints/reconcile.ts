import type { Constraint, ConstraintKind } from '#engine/types';
import { contains, type Source, spanOf, trimRange } from '../source.ts';

// Kinds that win over a count of the same words, since they say what the number bounds.
const OUTRANKS_COUNT: readonly ConstraintKind[] = ['length', 'deadline', 'frequency', 'budget'];

/** Resolves overlaps, so that no words are both demanded and banned and none has the same rule twice. */
export function reconcile(source: Source, constraints: readonly Constraint[]): Constraint[] {
	const bans = constraints.filter((one) => one.polarity === 'must_not');
	const wishes = constraints
		.filter((one) => one.polarity !== 'must_not' && !bans.some((ban) => contains(ban.span, one.span)))
		.map((one) => stopBefore(source, one, bans));
	return widest([...bans, ...wishes]);
}

/** "add type hints and no comments": the wish ends where the ban begins. */
function stopBefore(source: Source, wish: Constraint, bans: readonly Constraint[]): Constraint {
	const ban = bans.find(
		({ span }) => span.start > wish.span.start && span.start < wish.span.end && span.end >= wish.span.end,
	);
	if (!ban) return wish;
	const kept = source.folded
		.slice(wish.span.start, ban.span.start)
		.replace(/(?:[\s,;(]|\b(?:and|but|or|y|et|und))+$/i, '');
	if (kept.split(/\s+/).length < 2) return wish;
	return {
		...wish,
		span: spanOf(source, trimRange(source.text, { start: wish.span.start, end: wish.span.start + kept.length })),
	};
}

function widest(constraints: readonly Constraint[]): Constraint[] {
	return constraints.filter(
		(one, index) => !constraints.some((other, at) => other !== one && swallows(other, one, at < index)),
	);
}

function swallows(other: Constraint, one: Constraint, isEarlier: boolean): boolean {
	if (!contains(other.span, one.span)) return false;
	if (one.kind === 'count' && OUTRANKS_COUNT.includes(other.kind)) return true;
	return other.kind === one.kind && (isEarlier || !contains(one.span, other.span));
}
