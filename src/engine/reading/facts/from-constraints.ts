import type { Constraint, ConstraintKind, FactKind } from '#engine/types';
import type { Found } from './found.ts';

const KINDS: Partial<Readonly<Record<ConstraintKind, FactKind>>> = {
	length: 'length',
	count: 'length',
	format: 'format',
	language: 'language',
	audience: 'audience',
	tone: 'tone',
	tool: 'tool',
};

const LONGEST = 160;

/** Facts that rules name. A ban is kept whole: "no bullet points" must not survive as "bullet points". */
export function factsFromConstraints(constraints: readonly Constraint[]): Found[] {
	const bans = constraints
		.filter((one) => one.polarity === 'must_not')
		.sort((a, b) => b.span.text.length - a.span.text.length);
	const others = constraints.filter(
		(one) => one.polarity !== 'must_not' && KINDS[one.kind] && one.span.text.length <= LONGEST / 2,
	);
	return [
		...bans.map(({ span }) => ({ kind: 'prohibition' as const, start: span.start, end: span.end, negated: true })),
		...others.map(({ kind, span }) => ({
			kind: KINDS[kind] ?? ('requirement' as const),
			start: span.start,
			end: span.end,
		})),
	];
}

/** Facts of demands: named keywords one by one, any other rule as written. */
export function requirementsFrom(constraints: readonly Constraint[]): Found[] {
	const demands = constraints.filter((one) => one.polarity !== 'must_not');
	return [
		...demands.flatMap(itemsOf),
		...demands
			.filter(({ span }) => span.text.length <= LONGEST)
			.map(({ span }) => ({ kind: 'requirement' as const, start: span.start, end: span.end })),
	];
}

function itemsOf({ span, items = [] }: Constraint): Found[] {
	return items.flatMap((item) => {
		const at = span.text.indexOf(item);
		return at < 0 ? [] : [{ kind: 'requirement' as const, start: span.start + at, end: span.start + at + item.length }];
	});
}
