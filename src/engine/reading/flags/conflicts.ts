import type { Clause, Constraint, Quantity } from '#engine/types';
import { canMatch } from '../matching/can-match.ts';
import type { Passage } from '../passage.ts';
import type { Source } from '../source.ts';

const ANTONYMS: readonly (readonly [RegExp, RegExp])[] = [
	[
		/\b(?:keep (?:it )?(?:short|brief|concise)|brief(?:ly)?|concise(?:ly)?|short (?:and|but)|very short|succinct\w*|in a nutshell|in one sentence)\b/i,
		/\b(?:in (?:full|great|much|extreme|depth|more) ?detail|very detailed|detailed|at length|comprehensive|exhaustive|in[- ]depth|as long as possible|cover everything|thorough(?:ly)?)\b/i,
	],
	[/\b(?:formal(?:ly)?(?! (?:dress|wear))|formal tone)\b/i, /\b(?:informal(?:ly)?|casual(?:ly)?|slang|chatty)\b/i],
	[
		/\b(?:all|only|entirely in) (?:lower[ -]?case|small letters)\b|\ball lowercase\b/i,
		/\b(?:all|only|entirely in) (?:caps|upper[ -]?case|capital letters)\b/i,
	],
	[
		/\bno (?:bullet points?|bullets|lists?)\b|\b(?:don't|do not|dont) use (?:bullet points?|bullets|lists?)\b/i,
		/\b(?:use|with|in|as|include|exactly \w+|at least \w+) (?:bullet points?|bullets|a (?:bulleted )?list)\b/i,
	],
	[/\b(?:serious(?:ly)?|solemn)\b(?! (?:issue|problem|injur))/i, /\b(?:funny|humorous|silly|playful|jokes?)\b/i],
];

/**
 * Pairs of rules that cannot both hold, each as one sentence in the person's own words.
 *
 * @param passages the clauses as they were read, in the same order
 */
export function findConflicts(clauses: readonly Clause[], passages: readonly Passage[], source: Source): string[] {
	return [...numericConflicts(clauses), ...antonymConflicts(clauses, passages, source)].slice(0, 4);
}

function numericConflicts(clauses: readonly Clause[]): string[] {
	const lengths = saidOnce(
		clauses.flatMap(({ constraints }) =>
			constraints.filter(({ kind, quantity }) => kind === 'length' && quantity && unitOf(quantity) !== ''),
		),
	);
	const found: string[] = [];
	for (const [index, one] of lengths.entries())
		for (const other of lengths.slice(index + 1))
			if (cannotBothHold(one, other)) found.push(sentence(one.span.text, other.span.text));
	return found;
}

/** One size for each wording: equal ones cannot conflict, and a text that repeats one a hundred times would cost 5,000 comparisons. */
const saidOnce = (lengths: readonly Constraint[]): Constraint[] => [
	...new Map(lengths.map((length) => [length.span.text, length])).values(),
];

function cannotBothHold({ quantity: a }: Constraint, { quantity: b }: Constraint): boolean {
	if (!a || !b || unitOf(a) !== unitOf(b)) return false;
	const [aLow, aHigh] = boundsOf(a);
	const [bLow, bHigh] = boundsOf(b);
	// Two bare sizes usually describe two things; a conflict needs a limit on at least one side.
	return (a.relation !== '=' || b.relation !== '=') && (aLow > bHigh || bLow > aHigh);
}

function boundsOf({ relation, n, m = n }: Quantity): readonly [number, number] {
	if (relation === '<') return [0, n - 1];
	if (relation === '<=') return [0, n];
	if (relation === '>') return [n + 1, Number.POSITIVE_INFINITY];
	if (relation === '>=') return [n, Number.POSITIVE_INFINITY];
	if (relation === 'about') return [n * 0.8, n * 1.2];
	return [n, m];
}

/** The unit in the singular; empty unless it measures a whole answer, since "at most 3 lines" may be meant for each stanza. */
function unitOf({ unit }: Quantity): string {
	const singular = unit.toLowerCase().replace(/s$/, '');
	return ['word', 'character', 'page'].includes(singular) ? singular : '';
}

function antonymConflicts(clauses: readonly Clause[], passages: readonly Passage[], source: Source): string[] {
	const pairs = ANTONYMS.filter((pair) => pair.every((side) => canMatch(side, source.stems)));
	if (pairs.length === 0) return [];
	const rules = passages.filter((_, index) => ['rule', 'task'].includes(clauses[index]?.role ?? 'filler'));
	return pairs.flatMap(([one, other]) => {
		const a = firstIn(source, rules, one);
		const b = a && firstIn(source, rules, other);
		return a && b ? [sentence(a, b)] : [];
	});
}

function firstIn({ folded }: Source, rules: readonly Passage[], side: RegExp): string | null {
	for (const { start, text, stems } of rules) {
		const said = canMatch(side, stems) && side.exec(folded.slice(start, start + text.length))?.[0];
		if (said) return said;
	}
	return null;
}

function sentence(one: string, other: string): string {
	return `"${one.trim()}" and "${other.trim()}" cannot both hold.`;
}
