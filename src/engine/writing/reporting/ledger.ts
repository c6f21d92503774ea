import type { Edit } from '#engine/editing/edit-model';
import type { LedgerEntry } from '#engine/result-model';
import type { Fact, PlannedLine, PlannedSection, Reading, SectionId } from '#engine/types';
import { asLine } from '../lines/as-line.ts';
import { placeIn } from '../lines/phrase.ts';
import type { Rendered } from '../rendering/page.ts';

const IN_PLACE: ReadonlySet<SectionId> = new Set(['intent', 'source']);

/**
 * Every fact of the request and its place in the result. `kept`: in the request or the source; `moved`: in another
 * section. Superseded words are no facts.
 */
export function makeLedger(
	reading: Reading,
	edits: readonly Edit[],
	sections: readonly PlannedSection[],
	{ starts }: Pick<Rendered, 'starts'>,
): LedgerEntry[] {
	const lines = sections.flatMap(({ id, lines: all }) =>
		all.filter(({ origin, is }) => origin === 'yours' && is !== 'settled').map((line) => ({ section: id, line })),
	);
	const gone = edits.filter(({ to }) => to === '');
	const isGone = ({ span }: Fact) => gone.some(({ start, end }) => start < span.end && span.start < end);
	const isTakenOff = (fact: Fact) =>
		LIST_MARK.test(fact.span.text) &&
		lines.some(({ line }) => holderOf(fact, line) !== undefined) &&
		findLanding(fact, lines, starts) === null;
	return reading.facts
		.filter((fact) => !isGone(fact) && !isTakenOff(fact))
		.map((fact, index) => {
			const landed = findLanding(fact, lines, starts);
			return {
				id: `fact-${index + 1}`,
				kind: fact.kind,
				text: asLine(fact.span.text),
				negated: fact.negated,
				source: { start: fact.span.start, end: fact.span.end },
				landed,
				status: landed === null ? 'missing' : IN_PLACE.has(landed.section) ? 'kept' : 'moved',
			};
		});
}

/** The mark of a list item or heading, which is no fact. */
const LIST_MARK = /^(?:#{1,6}|\(?\d{1,2}[.)]?)$/;

const holderOf = ({ span }: Pick<Fact, 'span'>, { source }: PlannedLine) =>
	source.find(({ start, end }) => start <= span.start && span.start < end);

function findLanding(
	{ span }: Pick<Fact, 'span'>,
	lines: readonly { readonly section: SectionId; readonly line: PlannedLine }[],
	starts: Rendered['starts'],
): LedgerEntry['landed'] {
	for (const { section, line } of lines) {
		const holder = holderOf({ span }, line);
		const start = starts.get(line);
		if (!holder || start === undefined) continue;
		const place =
			line.from === undefined || line.from.length === 0
				? { start: span.start - holder.start, end: span.end - holder.start }
				: placeIn({ text: line.text, from: line.from }, span);
		if (place) return { start: start + place.start, end: start + place.end, section };
	}
	return null;
}
