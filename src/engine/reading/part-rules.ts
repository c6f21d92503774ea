import type { Constraint } from '#engine/types';
import { findConstraints } from './constraints/find-constraints.ts';
import type { Part } from './part.ts';
import { passageOf } from './passage.ts';
import { contains, overlaps, type Range, type Source } from './source.ts';

/** Kinds of part that can have no rules. */
const MUTE: ReadonlySet<Part['kind']> = new Set(['chatter', 'superseded']);
const SENTENCE_ENDS = /[.!?…]["”’')\]]{0,2}$|[。！？；]["”’」』）)]?$/;

/**
 * The rules of each part, found in its own words and in those of its whole sentence, so that a cut inside a rule does not lose
 * it. A rule over several parts belongs to the one it begins in.
 */
export function findPartRules(source: Source, parts: readonly Part[], language: string): (readonly Constraint[])[] {
	const own: Constraint[][] = parts.map((part) =>
		MUTE.has(part.kind) ? [] : findConstraints(source, passageOf(source, part), language),
	);
	for (const { first, last } of sentencesOf(source.text, parts)) {
		const sentence = { start: parts[first]?.start ?? 0, end: parts[last]?.end ?? 0 };
		const known = own.slice(first, last + 1).flat();
		for (const rule of findConstraints(source, passageOf(source, sentence), language)) {
			if (isKnown(known, rule)) continue;
			const at = parts.findIndex(({ start, end }) => start <= rule.span.start && rule.span.start < end);
			if (at < 0 || MUTE.has(parts[at]?.kind ?? 'task')) continue;
			own[at] = withRule(own[at] ?? [], rule);
		}
	}
	return own;
}

/** Runs of several parts in the same sentence; parts that can have no rules end a run. */
function sentencesOf(text: string, parts: readonly Part[]): { first: number; last: number }[] {
	const runs: { first: number; last: number }[] = [];
	let first = 0;
	for (let at = 1; at <= parts.length; at++) {
		if (at < parts.length && !isParted(text, parts[at - 1], parts[at])) continue;
		if (at - first > 1) runs.push({ first, last: at - 1 });
		first = at;
	}
	return runs;
}

function isParted(text: string, one: Part | undefined, next: Part | undefined): boolean {
	if (!one || !next || MUTE.has(one.kind) || MUTE.has(next.kind)) return true;
	const between = text.slice(one.end, next.start);
	const said = text.slice(Math.max(one.start, one.end - 4), one.end);
	if (between.includes('\n')) return between.trim() !== '' || !/[:：]$/.test(said);
	// Other text between the parts, such as a quotation, does not end the sentence.
	if (between.trim() !== '') return false;
	// 'say "Yes." or "No."': a full stop inside quotation marks does not end a sentence that continues.
	if (/["”’]$/.test(said) && /^\p{Ll}/u.test(text.slice(next.start))) return false;
	return SENTENCE_ENDS.test(said) && (between !== '' || /[。！？；]/.test(said));
}

/** Whether a rule of this kind is known for the same words, and is not merely a piece of this one. */
const isKnown = (rules: readonly Constraint[], rule: Constraint): boolean =>
	rules.some(
		(known) =>
			known.kind === rule.kind &&
			overlaps(known.span, rule.span) &&
			(!contains(rule.span, known.span) || isSameAmount(known, rule)),
	);

/** Whether two rules have the same amount: "Length: under 200 words" and "under 200 words". */
const isSameAmount = ({ quantity: one }: Constraint, { quantity: other }: Constraint): boolean =>
	one !== undefined &&
	other !== undefined &&
	one.n === other.n &&
	one.m === other.m &&
	one.unit === other.unit &&
	one.relation === other.relation;

/** Adds a rule and removes those it contains: pieces of the same kind, and wishes within a ban. */
const withRule = (rules: readonly Constraint[], rule: Constraint): Constraint[] =>
	[...rules.filter((known) => !isPiece(known, rule)), rule].sort(byPlace);

const isPiece = (known: Constraint, { kind, span, polarity }: Constraint): boolean =>
	contains(span, known.span) && (known.kind === kind || (polarity === 'must_not' && known.polarity !== 'must_not'));

const byPlace = (a: { readonly span: Range }, b: { readonly span: Range }): number =>
	a.span.start - b.span.start || b.span.end - a.span.end;
