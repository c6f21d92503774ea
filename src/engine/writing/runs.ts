import type { Clause, Reading, Span } from '#engine/types';

/** Neighbouring clauses of one sentence, as they stood in the text. */
export interface Run {
	readonly text: string;
	readonly spans: readonly Span[];
	readonly first: Clause;
}

const ENDS_SENTENCE = /[.!?…。！？।؟۔;:]["'”’»)\]]{0,2}\s{0,2}$/u;

/** Joins clauses that follow each other inside one sentence, so that the sentence keeps its own connecting words. */
export function joinRuns(clauses: readonly Clause[], reading: Reading): Run[] {
	const groups: Clause[][] = [];
	for (const clause of clauses) {
		const group = groups.at(-1);
		const previous = group?.at(-1);
		if (group && previous && isSameSentence(previous.span, clause.span, reading)) group.push(clause);
		else groups.push([clause]);
	}
	return groups.flatMap((group) => toRun(group, reading));
}

function toRun(group: readonly Clause[], reading: Reading): Run[] {
	const first = group[0];
	const last = group.at(-1);
	if (!first || !last) return [];
	const text = reading.text.slice(first.span.start, last.span.end);
	return [{ text, spans: group.map(({ span }) => span), first }];
}

export function isSameSentence(before: Span, after: Span, { text }: Reading): boolean {
	const between = text.slice(before.end, after.start);
	return between.length <= 4 && !/[\n\p{L}\p{N}]/u.test(between) && !ENDS_SENTENCE.test(before.text.slice(-6));
}
