import { findCorrections } from '#engine/editing/corrections';
import type { PartKind } from '#engine/tagging/part-labels';
import type { Constraint } from '#engine/types';
import type { Part } from './part.ts';

const PARTED: ReadonlySet<PartKind> = new Set(['amount', 'form', 'style', 'ban', 'limit']);
/** The text between two rules at which a part may be cut: a sign, a joining word, or nothing. */
const JOINT = /^[\s,;.]*(?:(?:and|but|also)\s)?$/i;
const KINDS: Readonly<Partial<Record<Constraint['kind'], PartKind>>> = {
	length: 'amount',
	count: 'amount',
	format: 'form',
};
/** "funny but not silly": not cut, since the second half explains the first. */
const BUT_NOT = /\bbut not\s/i;
const LONGEST_JOINT = 9;
const FEWEST_LETTERS = 3;
/** "Kindly avoid abbreviations": words that belong to the rule behind them. */
const COURTESY = /^\W{0,9}(?:kindly|please|pls|plz|just|also|and)\W*$/i;

/** "Asegúrate de | no utilizar comas": an ending that needs the words behind it, so no cut is made there. */
const LEFT_OPEN =
	/(?:^|[\s'’])(?:de|d['’]|que|di|che|à|zu|dass|że|żeby|to|of|that|(?:and|but|because|so) (?:i|we|he|she|they))\s*$/iu;

export interface PartWithRules {
	readonly part: Part;
	readonly rules: readonly Constraint[];
}

/** Cuts a part between a ban and a wish: "No jargon, | bullets", "max 100 words | don't mention the noise". */
export function rulesApart(text: string, { part, rules }: PartWithRules): PartWithRules[] {
	if (!PARTED.has(part.kind) || rules.length < 2) return [{ part, rules }];
	const inOrder = rules.toSorted((a, b) => a.span.start - b.span.start);
	for (const [at, rule] of inOrder.entries()) {
		const next = inOrder[at + 1];
		if (!next || isBan(rule) === isBan(next) || rule.span.end > next.span.start) continue;
		const cut = next.span.start;
		const others = inOrder.filter((one) => one.span.start < cut && one.span.end > cut);
		if (others.length > 0 || !JOINT.test(text.slice(rule.span.end, cut))) continue;
		if (cut - part.start < FEWEST_LETTERS || cut >= part.end || COURTESY.test(text.slice(part.start, cut))) continue;
		if (LEFT_OPEN.test(text.slice(part.start, cut))) continue;
		if (BUT_NOT.test(text.slice(rule.span.end, cut + LONGEST_JOINT))) continue;
		if (findCorrections(text, [part]).some(({ start, end }) => start < cut && cut <= end)) continue;
		const isBefore = ({ span }: Constraint) => span.start < cut;
		// A joining "and" goes to the second part.
		const joint = rule.span.end + (/^\s*/.exec(text.slice(rule.span.end, cut))?.[0].length ?? 0);
		const start = /^(?:and|but|also)\s/i.test(text.slice(joint, cut)) ? joint : cut;
		const first = { part: { ...part, kind: kindOf(part, rule), end: start }, rules: rules.filter(isBefore) };
		const rest = {
			part: { ...part, kind: kindOf(part, next), start },
			rules: rules.filter((one) => !isBefore(one)),
		};
		return [first, ...rulesApart(text, rest)];
	}
	return [{ part, rules }];
}

const isBan = ({ polarity }: Constraint): boolean => polarity === 'must_not';

const kindOf = (part: Part, rule: Constraint): PartKind => {
	if (isBan(rule)) return 'ban';
	return KINDS[rule.kind] ?? (part.kind === 'ban' ? 'limit' : part.kind);
};
