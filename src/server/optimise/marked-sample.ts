import { optimise } from '#engine/optimise';
import type { Optimised, ProvenanceLine } from '#engine/result-model';
import { formOf, type SampleLine } from './sample.ts';

/** A run of text; `wish` is the number of the wish that it says, null for what stands between two. */
export interface MarkedPart {
	readonly text: string;
	readonly wish: number | null;
}

export interface MarkedLine extends SampleLine {
	/** null: no wish of the text stands in this line. */
	readonly wish: number | null;
}

export interface MarkedSample {
	readonly source: readonly MarkedPart[];
	readonly lines: readonly MarkedLine[];
	/** How many things the text asks for, and how many of them have a line of their own in the prompt. */
	readonly asked: number;
	readonly kept: number;
}

/** What the product makes of a text, with each wish numbered in both; made when the site is built. */
export function markedSampleOf(text: string): MarkedSample {
	const result = optimise(text);
	if (result.outcome !== 'optimised') throw new Error(`The sample asks back instead of giving a prompt: ${text}`);
	const wishes = wishesOf(result);
	const lines = result.blocks.map((block) => ({
		text: result.prompt.slice(block.start, block.end),
		section: block.section,
		wish: numberOf(wishes.findIndex(({ start, end }) => start <= block.start && block.end <= end)),
		...formOf(block),
	}));
	const shown = new Set(lines.flatMap(({ wish }) => (wish === null ? [] : [wish])));
	return { source: markedParts(text, wishes), lines, asked: wishes.length, kept: shown.size };
}

/** The lines that came from the text, in the order in which it says them. */
function wishesOf({ provenance }: Optimised): ProvenanceLine[] {
	const first = ({ source }: ProvenanceLine) => Math.min(...source.map(({ start }) => start));
	return provenance
		.filter(({ origin, source }) => origin === 'yours' && source.length > 0)
		.toSorted((a, b) => first(a) - first(b));
}

const numberOf = (index: number): number | null => (index === -1 ? null : index + 1);

function markedParts(text: string, wishes: readonly ProvenanceLine[]): MarkedPart[] {
	const marks = wishes
		.flatMap(({ source }, index) => source.map((stretch) => ({ ...withoutEdges(text, stretch), wish: index + 1 })))
		.toSorted((a, b) => a.start - b.start);
	const parts: MarkedPart[] = [];
	let place = 0;
	for (const { start, end, wish } of marks) {
		if (start < place || end <= start) continue;
		if (start > place) parts.push({ text: text.slice(place, start), wish: null });
		parts.push({ text: text.slice(start, end), wish });
		place = end;
	}
	if (place < text.length) parts.push({ text: text.slice(place), wish: null });
	return parts;
}

/** A mark ends with its last word, not with the comma behind it. */
function withoutEdges(text: string, { start, end }: { readonly start: number; readonly end: number }) {
	const [before = '', behind = ''] = [/^[\s,;.]*/, /[\s,;.]*$/].map((edge) => edge.exec(text.slice(start, end))?.[0]);
	return { start: start + before.length, end: end - behind.length };
}
