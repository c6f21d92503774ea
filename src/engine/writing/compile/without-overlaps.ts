import type { Constraint, ConstraintKind } from '#engine/types';

const GENERAL: ReadonlySet<ConstraintKind> = new Set(['include', 'exclude', 'other']);
/** Kinds that say more than another about the same words. */
const STRONGER: Partial<Record<ConstraintKind, readonly ConstraintKind[]>> = {
	frequency: ['include', 'count'],
	length: ['count'],
	start: ['include', 'quote'],
	end: ['include', 'quote'],
	choice: ['include', 'quote'],
};

/** Of several readings of the same words only the most telling one counts: "no bullet points", not "bullet points". */
export function withoutOverlaps(constraints: readonly Constraint[]): Constraint[] {
	return constraints.filter((one, i) => !constraints.some((other, j) => i !== j && yields(one, other, i > j)));
}

/** Whether `one` gives way to `other`. */
function yields(one: Constraint, other: Constraint, isLater: boolean): boolean {
	if (sharedPart(one, other) < 0.8 && sharedPart(other, one) < 0.8) return false;
	if (one.polarity !== other.polarity) return other.polarity === 'must_not' && sharedPart(one, other) >= 0.8;
	if (STRONGER[other.kind]?.includes(one.kind) && isExact(other)) return true;
	if (STRONGER[one.kind]?.includes(other.kind) && isExact(one)) return false;
	if (one.kind !== other.kind && isExact(one) && isExact(other)) return false;
	const [mine, theirs] = [weight(one), weight(other)];
	if (mine !== theirs) return mine < theirs && (sharedPart(one, other) >= 0.8 || GENERAL.has(one.kind));
	const [length, otherLength] = [lengthOf(one), lengthOf(other)];
	return length === otherLength ? isLater : length < otherLength;
}

/** How much of `one` lies inside `other`, 0 to 1. */
function sharedPart(one: Constraint, other: Constraint): number {
	const shared = Math.min(one.span.end, other.span.end) - Math.max(one.span.start, other.span.start);
	return shared / Math.max(1, lengthOf(one));
}

const lengthOf = ({ span }: Constraint) => span.end - span.start;
const isExact = ({ quantity, items }: Constraint) =>
	quantity !== undefined || (items !== undefined && items.length > 0);
const weight = (constraint: Constraint) => (isExact(constraint) ? 2 : GENERAL.has(constraint.kind) ? 0 : 1);
