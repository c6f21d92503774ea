import type { Fact, LedgerEntry, PlannedSection, Reading, SectionId } from '#engine/types';
import { asLine } from './as-line.ts';
import { locateFact } from './locate-fact.ts';
import type { Rendered } from './page.ts';

const IN_PLACE: ReadonlySet<SectionId> = new Set(['intent', 'source']);

/**
 * Every fact of the request and where it landed. `kept`: still in the request or the source; `moved`: now a line of
 * another section. The text is as the person typed it; in the prompt it may begin with a capital.
 */
export function makeLedger(reading: Reading, sections: readonly PlannedSection[], rendered: Rendered): LedgerEntry[] {
	return reading.facts.map((fact, index) => {
		const landed = findLanding(fact, sections, rendered);
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

function findLanding(fact: Fact, sections: readonly PlannedSection[], { starts }: Rendered): LedgerEntry['landed'] {
	const place = locateFact(fact, sections);
	const lineStart = place && starts.get(place.line);
	if (!place || lineStart === undefined || lineStart === null) return null;
	return { start: lineStart + place.start, end: lineStart + place.end, section: place.section };
}
