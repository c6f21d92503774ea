import type { Clause, PlannedSection, Reading, Span } from '#engine/types';

/** Lines that carry whole clauses, as against single rules brought out of one. */
const CARRIES_CLAUSES = /^(?:intent|step\.own|constraint\.own|caption|putback)/;

/** The clauses that no line carries: courtesy, and what is said a second time. */
export function findUnplaced(sections: readonly PlannedSection[], { clauses }: Reading): Clause[] {
	const placed = new Set<Span>();
	for (const { lines } of sections)
		for (const { rule, source } of lines) if (CARRIES_CLAUSES.test(rule)) for (const span of source) placed.add(span);
	return clauses.filter(({ span }) => !placed.has(span));
}
