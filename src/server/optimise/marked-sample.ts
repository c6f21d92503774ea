import type { MarkedLine, MarkedPart, MarkedSample } from '#contract/marked-sample';
import type { Block } from '#engine/block-model';
import { DEFAULT_MODIFIERS, type Modifiers } from '#engine/modifiers';
import { optimise } from '#engine/optimise';
import type { LedgerEntry, Optimised } from '#engine/result-model';
import type { SectionId } from '#engine/types';

interface Mark {
	readonly start: number;
	readonly end: number;
	readonly entry: number;
}

/** What the product makes of a text, with each thing that was asked for numbered in both; made when the site is built. */
export function markedSampleOf(text: string, modifiers: Modifiers = DEFAULT_MODIFIERS): MarkedSample {
	const result = optimise(text, modifiers);
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
		question: result.questions[0] ?? null,
	};
}

function formOf(block: Block): Pick<MarkedLine, 'bullet' | 'origin' | 'isHeading'> {
	if (block.kind === 'line') return { bullet: block.bullet, origin: block.origin, isHeading: false };
	const isHeading = block.kind === 'heading';
	return { bullet: '', origin: isHeading ? null : 'yours', isHeading };
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
