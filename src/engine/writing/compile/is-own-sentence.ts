import type { Clause, Constraint } from '#engine/types';

const FEWEST_WORDS = 5;
/** Scripts without spaces: a rule is told from a phrase by its length. */
const UNSPACED = /[\u3040-\u30ff\u4e00-\u9fff]{4}/;
const LONG_UNSPACED = 38;

/** Whether a rule is a whole sentence as it was sent: that stands word for word in the result already, and once is enough. */
export function isOwnSentence({ span }: Constraint, clause: Clause): boolean {
	if (UNSPACED.test(span.text)) return span.text.length >= LONG_UNSPACED;
	const at = span.start - clause.span.start;
	const before = clause.span.text.slice(Math.max(0, at - 6), at);
	const end = at + span.text.length;
	const after = clause.span.text.slice(end, end + 6);
	const isWhole = /(?:^|[.!?:;\n*"]\s{0,4})$/.test(before) && /^\s{0,4}(?:$|[.!?:;\n*"])/.test(after);
	return isWhole && span.text.trim().split(/\s+/).length >= FEWEST_WORDS;
}
