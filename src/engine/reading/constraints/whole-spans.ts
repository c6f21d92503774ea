import type { Constraint } from '#engine/types';
import { RULE_VERBS, TASK_VERBS } from '../data/verbs.ts';
import { type Range, type Source, spanOf, trimRange } from '../source.ts';

const CLOSERS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };
const OPENERS: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };
const BRACKET = /[()[\]{}]/;
/** "steam, and solar" after "not including hydroelectric": the remaining short items of the list. */
const REST_OF_LIST =
	/^((?:, ?[\p{L}\d'-]{2,20}(?: [\p{L}\d'-]{2,20}){0,2}){0,8}),? (?:and|or|nor) ([\p{L}\d'-]{2,20})(?: [\p{L}\d'-]{2,20}){0,2}(?=$|[.;!?)\],])/u;
const OPENS_LIST =
	/^(?:but |and )?(?:not (?:including|counting|mentioning|using)|excluding|exclusive of|except(?: for)?|other than|apart from|without|no|avoid(?:ing)?)\b[^,]{1,60}$/i;
const STARTS_ALIKE = /^[\p{L}'-]{2,20}/u;

/** Extends or shortens the spans of rules so that none ends inside a bracket or inside its list. */
export function wholeSpans(source: Source, constraints: readonly Constraint[], clauseEnd: number): Constraint[] {
	return constraints.flatMap((one) => {
		const range = balanced(source, throughList(source, one, clauseEnd), clauseEnd);
		if (range === one.span) return [one];
		return range.end - range.start < 3 ? [] : [{ ...one, span: spanOf(source, range) }];
	});
}

function throughList(source: Source, { span, polarity }: Constraint, clauseEnd: number): Range {
	if (polarity !== 'must_not' || span.end >= clauseEnd || source.folded[span.end] !== ',') return span;
	if (!OPENS_LIST.test(span.text)) return span;
	const rest = REST_OF_LIST.exec(source.folded.slice(span.end, Math.min(clauseEnd, span.end + 300)));
	if (!rest || rest[0].split(/,? (?:and|or|nor) |, ?/).some(isCommand)) return span;
	return { start: span.start, end: span.end + rest[0].length };
}

function isCommand(item: string): boolean {
	const first = STARTS_ALIKE.exec(item)?.[0].toLowerCase() ?? '';
	return TASK_VERBS.has(first) || RULE_VERBS.has(first);
}

function balanced(source: Source, range: Range, clauseEnd: number): Range {
	if (!BRACKET.test(source.folded.slice(range.start, range.end))) return range;
	const open: { sign: string; at: number }[] = [];
	for (let at = range.start; at < range.end; at++) {
		const sign = source.folded.charAt(at);
		if (sign in OPENERS) open.push({ sign, at });
		else if (sign in CLOSERS && open.pop()?.sign !== CLOSERS[sign]) return upTo(source, range, at);
	}
	const last = open[0];
	if (!last) return range;
	const close = source.folded.indexOf(OPENERS[last.sign] ?? '', range.end);
	return close >= 0 && close < clauseEnd ? { start: range.start, end: close + 1 } : upTo(source, range, last.at);
}

/** The range cut off before a bracket without its counterpart in it: "excluding 5)" loses the bracket. */
function upTo({ text }: Source, { start }: Range, end: number): Range {
	return trimRange(text, { start, end });
}
