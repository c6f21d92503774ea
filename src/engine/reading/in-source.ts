import type { Reading, Span } from '#engine/types';

/** Maps every span of a reading of the composed text to the original text. */
export function inSource(reading: Reading, text: string, toSource: (offset: number) => number): Reading {
	const place = ({ start, end }: Span): Span => {
		const [from, to] = [toSource(start), toSource(end)];
		return { start: from, end: to, text: text.slice(from, to) };
	};
	const placed = <T extends { readonly span: Span }>(one: T): T => ({ ...one, span: place(one.span) });
	return {
		...reading,
		text,
		clauses: reading.clauses.map((clause) => ({ ...placed(clause), constraints: clause.constraints.map(placed) })),
		edits: reading.edits.map((edit) => ({ ...edit, start: toSource(edit.start), end: toSource(edit.end) })),
		material: reading.material.map(placed),
		facts: reading.facts.map(placed),
		injection: reading.injection.map(place),
	};
}
