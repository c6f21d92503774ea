import type { PlannedSection } from '#engine/types';

/** Lines that speak of others: by rule, what has to stand somewhere for them to be true. */
const SPEAKS_OF: Readonly<Record<string, RegExp>> = {
	'intent.list': /^step\.own$/,
	'label.background': /^intent\.context$/,
	'test.others': /^constraint\.own$/,
	'safety.material': /^source\./,
	restate: /^source\./,
};

/** Drops what points to something that is no longer there. A passage inside the request is not "the block". */
export function withoutLooseEnds(sections: readonly PlannedSection[]): PlannedSection[] {
	const rules = sections.flatMap(({ id, lines }) =>
		lines.filter(({ rule }) => id !== 'intent' || !rule.startsWith('source.')).map(({ rule }) => rule),
	);
	const stands = (pattern: RegExp | undefined) => pattern === undefined || rules.some((rule) => pattern.test(rule));
	return sections.map(({ id, lines }) => ({ id, lines: lines.filter(({ rule }) => stands(SPEAKS_OF[rule])) }));
}
