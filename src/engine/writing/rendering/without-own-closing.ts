import type { Edit } from '#engine/editing/edit-model';
import { findClosingSpans } from '#engine/locales/marks';
import { read } from '#engine/reading/read';
import type { Clause, Reading, Span } from '#engine/types';

type Extent = Pick<Span, 'start' | 'end'>;

/**
 * Removes a result's closing line from a request, because the result gets one anyway and a second one could end the
 * prompt too early. The line becomes filler, unless nothing else is left.
 */
export function withoutOwnClosing(reading: Reading): Reading {
	const spans = findClosingSpans(reading.text).toSorted((a, b) => a.start - b.start);
	if (spans.length === 0) return reading;
	const material = reading.material.filter(({ span }) => !isOnlyOurs(span, spans, reading.text));
	const said = spans.filter((span) => !material.some((one) => overlaps(one.span, span)));
	const clauses = reading.clauses.flatMap((clause) => outside(clause, said, reading.text));
	if (clauses.every(({ role }) => role === 'filler')) return reading;
	const isKept = (fact: Extent) => [...clauses, ...material].some(({ span }) => isIn(fact, span));
	return {
		...reading,
		clauses: [...withTask(clauses), ...said.map((span) => asFiller(span, reading.text))].sort(byPlace),
		material,
		facts: reading.facts.filter(({ span }) => isKept(span) && !said.some((one) => overlaps(one, span))),
		edits: [...reading.edits.filter((edit) => !said.some((one) => overlaps(one, edit))), ...said.map(removal)].sort(
			(a, b) => a.start - b.start,
		),
		// "This prompt" in the closing line does not refer to a missing passage.
		lacksMaterial: reading.lacksMaterial && read(withoutSpans(reading.text, spans)).lacksMaterial,
	};
}

/** Text before a closing line that belongs to a passage: a list mark, a quotation mark or a colon. */
const HANDED_OVER = /["“”„«»「」'`~>:：]\s*$/;

const isOnlyOurs = (passage: Extent, spans: readonly Extent[], text: string): boolean =>
	spans.some((span) => isIn(passage, span)) && !HANDED_OVER.test(text.slice(0, passage.start).slice(-40));

const overlaps = (one: Extent, other: Extent) => one.start < other.end && other.start < one.end;
const byPlace = (one: Clause, other: Clause) => one.span.start - other.span.start;
const removal = ({ start, end }: Extent): Edit => ({ rule: 'filler', start, end, to: '' });

/** The words of a clause without the closing line. */
function outside(clause: Clause, spans: readonly Extent[], text: string): Clause[] {
	if (!spans.some((span) => overlaps(span, clause.span))) return [clause];
	let rest: Extent[] = [clause.span];
	for (const span of spans)
		rest = rest.flatMap((one) =>
			overlaps(one, span)
				? [
						{ start: one.start, end: span.start },
						{ start: span.end, end: one.end },
					]
				: [one],
		);
	return rest
		.map((one) => trimmed(one, text))
		.filter(({ text: words }) => /[\p{L}\p{N}]/u.test(words))
		.map((span) => ({ ...clause, span, constraints: clause.constraints.filter((one) => isIn(one.span, span)) }));
}

const isIn = (one: Extent, span: Extent) => span.start <= one.start && one.end <= span.end;

function trimmed({ start, end }: Extent, text: string): Span {
	const words = text.slice(start, Math.max(start, end));
	const from = start + words.length - words.trimStart().length;
	return { start: from, end: from + words.trim().length, text: words.trim() };
}

const asFiller = ({ start, end }: Extent, text: string): Clause => ({
	span: { start, end, text: text.slice(start, end) },
	part: 'chatter',
	role: 'filler',
	verb: null,
	isQuestion: false,
	constraints: [],
});

/** Makes the first clause the task if none is left. */
function withTask(clauses: readonly Clause[]): Clause[] {
	const said = clauses.filter(({ role }) => role !== 'filler');
	if (said.some(({ role }) => role === 'task')) return [...clauses];
	return clauses.map((clause) => (clause === said[0] ? { ...clause, part: 'task', role: 'task' } : clause));
}

const withoutSpans = (text: string, spans: readonly Extent[]): string =>
	spans.reduce((left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end), text);
