const CONTROL_TOKEN = /<(?=\|[^|<>\n]{1,40}\|>)/g;
const OUR_TAG =
	/<(?=\/?(?:intent|critical_gaps|constraints_and_safety|what_to_do|acceptance_tests|deliverables|source(?:_\d{1,3})?)>)/gi;
const BREAK = /[ \t]*[\n\u2028\u2029\u0085\v\f][\s\u0085]*/g;

/**
 * The person's words on one line: line breaks become a space, so that no line can begin a heading of the result, and
 * tokens that models read as control tokens (`<|im_start|>`) or as tags of the result are broken by a space.
 */
export function asLine(text: string): string {
	const line = BREAK_HINT.test(text) ? text.replace(BREAK, ' ') : text;
	return line.includes('<') ? line.replace(CONTROL_TOKEN, '< ').replace(OUR_TAG, '< ') : line;
}

const BREAK_HINT = /[\n\u2028\u2029\u0085\v\f]/;
