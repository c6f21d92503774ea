import type { MarkedPart, MarkedSample } from '#contract/marked-sample';
import type { Modifiers } from '#engine/modifiers';
import type { LedgerEntry } from '#engine/result-model';
import { optimisedSample, sampleLine } from './sample-lines.ts';

/** What the product makes of a text, with each detail that it kept marked in the text; made when the site is built. */
export function markedSampleOf(text: string, modifiers?: Modifiers): MarkedSample {
	const { blocks, prompt, ledger } = optimisedSample(text, modifiers);
	return {
		source: markedParts(text, distinctEntries(ledger)),
		lines: blocks.map((block) => sampleLine(block, prompt)),
	};
}

/** In the order of the text, without those that stand inside another. */
function distinctEntries(ledger: readonly LedgerEntry[]): LedgerEntry[] {
	const sorted = ledger.toSorted((a, b) => a.source.start - b.source.start || b.source.end - a.source.end);
	return sorted.filter((one, i) => !sorted.slice(0, i).some((other) => other.source.end > one.source.start));
}

function markedParts(text: string, entries: readonly LedgerEntry[]): MarkedPart[] {
	const parts: MarkedPart[] = [];
	let place = 0;
	for (const { source, landed } of entries) {
		if (source.start > place) parts.push({ text: text.slice(place, source.start), isKept: false });
		parts.push({ text: text.slice(source.start, source.end), isKept: landed !== null });
		place = source.end;
	}
	if (place < text.length) parts.push({ text: text.slice(place), isKept: false });
	return parts;
}
