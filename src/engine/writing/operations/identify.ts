import type { PlannedLine } from '#engine/types';

/** Rules with at most one line for each slot or option, whose id need not contain the line's words. */
const ONE_OF_A_KIND = /^(?:gap|default|closing|answer)\b/;

/** The id of the step that made a line. It depends on rule and source, not on the place in the result. */
export function identify({ rule, source, text }: Pick<PlannedLine, 'rule' | 'source' | 'text'>): string {
	const first = source[0];
	if (first) return `${rule}@${first.start}-${source.at(-1)?.end ?? first.end}`;
	return ONE_OF_A_KIND.test(rule) ? rule : `${rule}#${hash(text)}`;
}

/** A 32-bit FNV-1a hash over UTF-16 units. */
function hash(text: string): string {
	let value = 0x811c9dc5;
	for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
	return (value >>> 0).toString(36);
}
