import { optimise } from '#engine/optimise';
import type { LedgerEntry, Optimised, Origin, SectionId } from '#engine/types';

/** A run of text; `entry` is the number of the thing that was asked for and stands in it. */
export interface MarkedPart {
	readonly text: string;
	readonly entry: number | null;
}

export interface MarkedLine {
	readonly parts: readonly MarkedPart[];
	readonly section: SectionId;
	/** null for a heading and the closing line, which are the form of every result. */
	readonly origin: Origin | 'derived' | null;
	readonly isHeading: boolean;
}

export interface MarkedSample {
	readonly source: readonly MarkedPart[];
	readonly lines: readonly MarkedLine[];
	/** In the order in which they were asked for, numbered from 1; `section` is the heading they landed under. */
	readonly ledger: readonly { readonly number: number; readonly text: string; readonly section: string }[];
}

interface Mark {
	readonly start: number;
	readonly end: number;
	readonly entry: number;
}

const HEADING = '## ';

/** What the product makes of a text, with each thing that was asked for numbered in both; made when the site is built. */
export function markedSampleOf(text: string): MarkedSample {
	const result = optimise(text);
	if (result.outcome !== 'optimised') throw new Error(`The sample asks back instead of giving a prompt: ${text}`);
	const entries = distinctEntries(result.ledger);
	const sources = entries.map(({ source }, index) => ({ ...source, entry: index + 1 }));
	const landings = entries.flatMap(({ landed }, index) => (landed ? [{ ...landed, entry: index + 1 }] : []));
	const headings = headingsOf(result);
	return {
		source: markedParts(text, 0, text.length, sources),
		lines: result.provenance.map((line) => {
			const isHeading = result.prompt.startsWith(HEADING, line.start);
			const start = isHeading ? line.start + HEADING.length : line.start;
			const parts = markedParts(result.prompt, start, line.end, landings);
			return { parts, section: line.section, origin: isHeading ? null : originOf(line), isHeading };
		}),
		ledger: entries.map(({ text: own, landed }, index) => ({
			number: index + 1,
			text: own,
			section: (landed && headings.get(landed.section)) ?? '',
		})),
	};
}

/** In the order of the text, without those that stand inside another. */
function distinctEntries(ledger: readonly LedgerEntry[]): LedgerEntry[] {
	const sorted = ledger.toSorted((a, b) => a.source.start - b.source.start || b.source.end - a.source.end);
	return sorted.filter((one, i) => !sorted.slice(0, i).some((other) => other.source.end > one.source.start));
}

function headingsOf({ provenance, prompt }: Optimised): Map<SectionId, string> {
	const lines = provenance.filter(({ start }) => prompt.startsWith(HEADING, start));
	return new Map(lines.map(({ section, start, end }) => [section, prompt.slice(start + HEADING.length, end)]));
}

/** A test that rests on words of the request is the request's rule in ours. */
function originOf({ section, origin, source }: Optimised['provenance'][number]): MarkedLine['origin'] {
	if (section === 'closing') return null;
	return section === 'tests' && source.length > 0 ? 'derived' : origin;
}

function markedParts(text: string, start: number, end: number, marks: readonly Mark[]): MarkedPart[] {
	const parts: MarkedPart[] = [];
	let place = start;
	for (const mark of marks.toSorted((a, b) => a.start - b.start)) {
		if (mark.start < place || mark.end > end) continue;
		if (mark.start > place) parts.push({ text: text.slice(place, mark.start), entry: null });
		parts.push({ text: text.slice(mark.start, mark.end), entry: mark.entry });
		place = mark.end;
	}
	if (place < end) parts.push({ text: text.slice(place, end), entry: null });
	return parts;
}
