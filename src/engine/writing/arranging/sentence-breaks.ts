import type { Clause } from '#engine/types';

const SENTENCE_ENDS = /[.!?…。！？\n]/;

/** Whether a sentence or line ends between two clauses. */
export const breaks = (text: string, one: Clause, other: Clause): boolean =>
	SENTENCE_ENDS.test(text.slice(Math.max(one.span.start, one.span.end - 1), other.span.start)) ||
	(one.span.end < other.span.start && SENTENCE_ENDS.test(text.slice(one.span.end, other.span.start)));
