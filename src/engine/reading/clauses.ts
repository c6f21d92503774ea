import { findBoundaries } from './clause-boundaries.ts';
import { type Range, type Source, trimRange } from './source.ts';

/**
 * Cuts a stretch of instruction into clauses: sentences, lines, list items, and coordinated commands
 * ("..., and save it to X"). Every visible character lands in exactly one clause, in order.
 */
export function splitClauses(source: Source, range: Range): Range[] {
	const cuts = [range.start, ...findBoundaries(source, range), range.end];
	const clauses: Range[] = [];
	for (let i = 1; i < cuts.length; i++) {
		const clause = trimRange(source.text, { start: cuts[i - 1] ?? range.start, end: cuts[i] ?? range.end });
		if (clause.start < clause.end) clauses.push(clause);
	}
	return clauses;
}
