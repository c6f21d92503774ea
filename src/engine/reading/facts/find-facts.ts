import type { Clause, Fact, FactKind } from '#engine/types';
import { TRAILING_JOINER } from '../data/joiners.ts';
import type { Passage } from '../passage.ts';
import { overlaps, type Range, type Source, spanOf } from '../source.ts';
import { findFormulas } from './formulas.ts';
import { factsFromConstraints, requirementsFrom } from './from-constraints.ts';
import { findLiterals } from './literal-facts.ts';
import { findMeasures } from './measures.ts';
import { findNames } from './names.ts';
import { Taken } from './taken.ts';
import { findToldFacts } from './told-facts.ts';

export interface Found extends Range {
	readonly kind: FactKind;
	readonly negated?: boolean;
}

/** More than any request states; past it the text is a heap of signs. */
const MOST = 500;

// These own their number: "200 words", "Python 3.9".
const FIRST: readonly FactKind[] = ['length', 'tool'];

// What the signs of a formula are taken for.
const MISREAD: readonly FactKind[] = ['money', 'placeholder', 'requirement'];

/**
 * Everything checkable the instruction states, in order of appearance. Where two readings overlap the earlier source
 * wins: a prohibition is one unit, an address is not a name, a number inside a length is part of it.
 */
export function findFacts(
	source: Source,
	passages: readonly Passage[],
	clauses: readonly Clause[],
	language: string,
): Fact[] {
	const typed = clauses.flatMap((clause) => inside(source, clause, factsFromConstraints(clause.constraints)));
	const candidates: Found[] = [
		...typed.filter((fact) => fact.negated),
		...passages.flatMap(findLiterals),
		...typed.filter((fact) => !fact.negated && FIRST.includes(fact.kind)),
		...passages.flatMap(findMeasures),
		...typed.filter((fact) => !fact.negated && !FIRST.includes(fact.kind)),
		...findNames(passages, language),
		...clauses.flatMap((clause) => inside(source, clause, requirementsFrom(clause.constraints))),
		...findToldFacts(clauses),
	];
	const formulas = findFormulas(source);
	const isFormula = (one: Found) => MISREAD.includes(one.kind) && formulas.some((formula) => overlaps(formula, one));
	const taken = new Taken(source.text.length);
	const kept = candidates.filter((one) => one.start < one.end && !isFormula(one) && taken.take(one));
	return kept
		.sort((a, b) => a.start - b.start)
		.slice(0, MOST)
		.map(({ kind, start, end, negated = false }) => ({ kind, span: spanOf(source, { start, end }), negated }));
}

/**
 * Parts of a request may part company: of a rule that lies across two, the fact is what the first of them says. The mark
 * that a part begins with as a heading is none.
 */
function inside({ folded }: Source, { span }: Clause, found: readonly Found[]): Found[] {
	return found
		.filter(
			(one) =>
				!(HEADING_MARK.test(folded.slice(one.start, one.end)) && OPENS.test(folded.slice(span.start, one.start))),
		)
		.map((one) => {
			if (one.end < span.end) return one;
			const said = folded.slice(one.start, span.end).replace(LOOSE_END, '').replace(TRAILING_JOINER, '');
			return { ...one, end: one.start + said.replace(LOOSE_END, '').length };
		});
}

const LOOSE_END = /[\s,;:、，；：]+$/u;
const HEADING_MARK = /^#{1,6}$/;
const OPENS = /^(?:[-*+•]|\(?\d{1,2}[.)])?\s*$/;
