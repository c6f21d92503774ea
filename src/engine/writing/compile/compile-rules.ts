import type { Clause, Constraint, Reading } from '#engine/types';
import { compileLine } from './compile-line.ts';
import { compileTest } from './compile-test.ts';

/** A rule of the person in the forms in which the result uses it. */
export interface CompiledRule {
	readonly constraint: Constraint;
	readonly clause: Clause;
	/** Short own line for a rule that stands inside the request; null where it could only repeat the request. */
	readonly line: string | null;
	readonly test: string | null;
}

export function compileRules(reading: Reading): CompiledRule[] {
	return reading.clauses.flatMap((clause) =>
		withoutNested(clause.constraints).map((constraint) => ({
			constraint,
			clause,
			line: compileLine(constraint, reading.language),
			test: compileTest(constraint, reading.language),
		})),
	);
}

/** Of two readings of the same words the wider or more exact one counts: "no bullet points", not "bullet points". */
function withoutNested(constraints: readonly Constraint[]): Constraint[] {
	const strongest = [...constraints].sort((a, b) => weight(b) - weight(a));
	const kept: Constraint[] = [];
	for (const constraint of strongest) if (!kept.some((other) => covers(other, constraint))) kept.push(constraint);
	return kept.sort((a, b) => a.span.start - b.span.start);
}

const covers = (outer: Constraint, inner: Constraint) =>
	outer.span.start <= inner.span.start && outer.span.end >= inner.span.end;

/** Figures and literal strings say more than words alone; then the longer stretch says more. */
function weight({ quantity, items, span }: Constraint): number {
	return (quantity ? 10_000 : 0) + (items && items.length > 0 ? 10_000 : 0) + span.end - span.start;
}
