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

/** The signs that parted it from what follows are none of it. */
const withoutLooseEnd = ({ folded }: Source, one: Found): Found => ({
	...one,
	end: one.start + folded.slice(one.start, one.end).replace(LOOSE_END, '').length,
});

/**
 * Parts of a request may part company: of a rule that lies across two, the fact is what the first of them says.
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
