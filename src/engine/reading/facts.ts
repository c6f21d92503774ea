import type { Clause, Fact, FactKind } from '#engine/types';
import { findAll, overlaps, type Source, spanOf } from './source.ts';

const RULES: readonly { kind: FactKind; pattern: RegExp }[] = [
	{ kind: 'url', pattern: /\bhttps?:\/\/[^\s<>"]{1,400}/gi },
	{ kind: 'placeholder', pattern: /\{\{[^{}\n]{1,80}\}\}|\$\{[^{}\n]{1,80}\}|\[[A-Z_ ]{2,40}\]/g },
	{ kind: 'quote', pattern: /"[^"\n]{1,300}"|(?<!\w)'[^'\n]{1,200}'(?!\w)/g },
	{ kind: 'money', pattern: /[£$€]\s?\d[\d,.]*k?/g },
	{ kind: 'number', pattern: /\d[\d.,:]*\d%?|\d%?/g },
];

/** Everything checkable the instruction states, in order of appearance. */
export function findFacts(source: Source, clauses: readonly Clause[]): Fact[] {
	const facts: Fact[] = [];
	for (const { constraints } of clauses)
		for (const { kind, span, polarity } of constraints) {
			const fact =
				kind === 'exclude' ? 'prohibition' : kind === 'length' ? 'length' : kind === 'format' ? 'format' : null;
			if (fact) add(facts, { kind: fact, span, negated: polarity === 'must_not' });
		}
	for (const { kind, pattern } of RULES)
		for (const { span } of clauses)
			for (const match of findAll(source, span, pattern))
				add(facts, {
					kind,
					span: spanOf(source, { start: match.index, end: match.index + match[0].length }),
					negated: false,
				});
	return facts.sort((a, b) => a.span.start - b.span.start);
}

function add(facts: Fact[], fact: Fact): void {
	if (!facts.some((other) => overlaps(other.span, fact.span))) facts.push(fact);
}
