import type { Reading, Span } from '#engine/types';
import { findClosingSpans } from '../locales/marks.ts';
import { read } from '../reading/read.ts';

type Extent = Pick<Span, 'start' | 'end'>;

/**
 * Our own closing line inside a request is no wish of the person: the result ends with it anyway, and said twice it could
 * end the prompt too early. It carries nothing, unless nothing else is said.
 */
export function withoutOwnClosing(reading: Reading): Reading {
	const spans = findClosingSpans(reading.text);
	if (spans.length === 0) return reading;
	const isOurs = ({ span }: { readonly span: Extent }) =>
		spans.some(({ start, end }) => span.start >= start && span.end <= end);
	if (reading.clauses.every((clause) => clause.role === 'filler' || isOurs(clause))) return reading;
	return {
		...reading,
		clauses: reading.clauses.map((clause) =>
			isOurs(clause) ? { ...clause, role: 'filler', verb: null, constraints: [] } : clause,
		),
		facts: reading.facts.filter((fact) => !isOurs(fact)),
		// "This prompt" in our line is no passage that is missing.
		lacksMaterial: reading.lacksMaterial && read(withoutSpans(reading.text, spans)).lacksMaterial,
	};
}

const withoutSpans = (text: string, spans: readonly Extent[]): string =>
	spans.reduce((left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end), text);
