import type { PlannedLine } from '#engine/types';

/** Rules with one line for each slot or option, so that the line's words are no part of its id. */
const ONE_OF_A_KIND = /^(?:gap|default|closing|answer)\b/;

/** The id of the step that made a line: from its rule and source, not from its place in the result. */
export function identify({ rule, source, text }: Pick<PlannedLine, 'rule' | 'source' | 'text'>): string {
	const first = source[0];
	if (first) return `${rule}@${first.start}-${source.at(-1)?.end ?? first.end}`;
	return ONE_OF_A_KIND.test(rule) ? rule : `${rule}#${hash(text)}`;
}

/** FNV-1a over UTF-16 units, 32 bits. */
function hash(text: string): string {
	let value = 0x811c9dc5;
	for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
	return (value >>> 0).toString(36);
}
