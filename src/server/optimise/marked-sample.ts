import { optimise } from '#engine/optimise';
import type { LedgerEntry, Optimised } from '#engine/result-model';
import type { SectionId } from '#engine/types';
import { formOf, type SampleLine } from './sample.ts';

/** A run of text; `entry` is the number of the thing that was asked for and stands in it. */
export interface MarkedPart {
	readonly text: string;
	readonly entry: number | null;
}

export interface MarkedLine extends Omit<SampleLine, 'text'> {
	readonly parts: readonly MarkedPart[];
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
		lines: result.blocks.map((block) => ({
			parts: markedParts(result.prompt, block.start, block.end, landings),
			section: block.section,
			...formOf(block),
		})),
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

const headingsOf = ({ blocks, prompt }: Optimised): Map<SectionId, string> =>
	new Map(
		blocks
			.filter(({ kind }) => kind === 'heading')
			.map(({ section, start, end }) => [section, prompt.slice(start, end)]),
	);

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
