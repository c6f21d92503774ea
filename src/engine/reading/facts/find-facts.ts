import type { Clause, Fact, FactKind } from '#engine/types';
import { LEADING_JOINER, trailingJoiner } from '../data/joiners.ts';
import type { Passage } from '../passage.ts';
import { overlaps, type Source, spanOf } from '../source.ts';
import { findFormulas } from './formulas.ts';
import type { Found } from './found.ts';
import { factsFromConstraints, requirementsFrom } from './from-constraints.ts';
import { findLiterals } from './literal-facts.ts';
import { findMeasures } from './measures.ts';
import { findNames } from './names.ts';
import { Taken } from './taken.ts';
import { findToldFacts } from './told-facts.ts';

/** Most facts of a request; a text with more is not a request. */
const MOST = 500;

// Kinds whose match includes a number that is then no fact of its own: "200 words", "Python 3.9".
const FIRST: readonly FactKind[] = ['length', 'tool'];

// Kinds that the signs of a formula are mistaken for.
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
	const trailing = trailingJoiner(language);
	const typed = clauses.flatMap((clause) => inside(source, clause, factsFromConstraints(clause.constraints), trailing));
	const candidates: Found[] = [
		...typed.filter((fact) => fact.negated),
		...passages.flatMap(findLiterals),
		...typed.filter((fact) => !fact.negated && FIRST.includes(fact.kind)),
		...passages.flatMap(findMeasures),
		...typed.filter((fact) => !fact.negated && !FIRST.includes(fact.kind)),
		...findNames(passages, language),
		...clauses.flatMap((clause) => inside(source, clause, requirementsFrom(clause.constraints), trailing)),
		...findToldFacts(clauses),
	];
	const formulas = findFormulas(source);
	const isFormula = (one: Found) => MISREAD.includes(one.kind) && formulas.some((formula) => overlaps(formula, one));
	const taken = new Taken(source.text.length);
	const kept = candidates
		.map((one) => withoutLooseEnd(source, one))
		.filter((one) => one.start < one.end && !isFormula(one) && taken.take(one));
	return kept
		.sort((a, b) => a.start - b.start)
		.slice(0, MOST)
		.map(({ kind, start, end, negated = false }) => ({ kind, span: spanOf(source, { start, end }), negated }));
}

/** The fact without separators at its end. */
const withoutLooseEnd = ({ folded }: Source, one: Found): Found => ({
	...one,
	end: one.start + folded.slice(one.start, one.end).replace(LOOSE_END, '').length,
});

/**
 * Cuts facts at the end of their clause: of a rule that reaches into the next clause, only the first clause's words count.
 */
function inside({ folded }: Source, { span }: Clause, found: readonly Found[], trailing: RegExp): Found[] {
	return found.map((one) => {
		const end = Math.min(one.end, span.end);
		const said = folded.slice(one.start, end).replace(LOOSE_END, '');
		const last = end < span.end ? said : said.replace(trailing, '');
		const joiner = one.start === span.start ? (LEADING_JOINER.exec(said)?.[0].length ?? 0) : 0;
		return { ...one, start: one.start + joiner, end: one.start + last.length };
	});
}

const LOOSE_END = /[\s,;:、，；：]+$/u;
