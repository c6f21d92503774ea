import type { NumberedPart, NumberedSample } from '#contract/numbered-sample';
import type { Optimised, ProvenanceLine } from '#engine/result-model';
import { optimisedSample, sampleLine } from './sample-lines.ts';

/** The product's result for a sample text, with each wish numbered in text and result. Runs when the site is built. */
export function numberedSampleOf(text: string): NumberedSample {
	const result = optimisedSample(text);
	const wishes = wishesOf(result);
	const lines = result.blocks.map((block) => ({
		...sampleLine(block, result.prompt),
		wish: numberOf(wishes.findIndex(({ start, end }) => start <= block.start && block.end <= end)),
	}));
	const shown = new Set(lines.flatMap(({ wish }) => (wish === null ? [] : [wish])));
	return {
		source: numberedParts(text, wishes),
		lines,
		asked: wishes.length,
		kept: shown.size,
		facts: result.ledger.map(({ source, kind }) => ({ text: text.slice(source.start, source.end), kind })),
		question: result.questions[0] ?? null,
	};
}

/** A text cut into its wishes and the text between them. */
export const partsByWish = (text: string, result: Optimised): NumberedPart[] => numberedParts(text, wishesOf(result));

/** The result's lines that came from the text, in the text's order. */
function wishesOf({ provenance }: Optimised): ProvenanceLine[] {
	const first = ({ source }: ProvenanceLine) => Math.min(...source.map(({ start }) => start));
	return provenance
		.filter(({ origin, source }) => origin === 'yours' && source.length > 0)
		.toSorted((a, b) => first(a) - first(b));
}

const numberOf = (index: number): number | null => (index === -1 ? null : index + 1);

function numberedParts(text: string, wishes: readonly ProvenanceLine[]): NumberedPart[] {
	const marks = wishes
		.flatMap(({ source }, index) => source.map((stretch) => ({ ...withoutEdges(text, stretch), wish: index + 1 })))
		.toSorted((a, b) => a.start - b.start);
	const parts: NumberedPart[] = [];
	let place = 0;
	for (const { start, end, wish } of marks) {
		if (start < place || end <= start) continue;
		const last = parts.at(-1);
		// Stretches of one wish that only a comma parts are one mark.
		if (last?.wish === wish && ONLY_SIGNS.test(text.slice(place, start)))
			parts[parts.length - 1] = { ...last, text: last.text + text.slice(place, end) };
		else {
			if (start > place) parts.push({ text: text.slice(place, start), wish: null });
			parts.push({ text: text.slice(start, end), wish });
		}
		place = end;
	}
	if (place < text.length) parts.push({ text: text.slice(place), wish: null });
	return parts;
}

const ONLY_SIGNS = /^[\s,;.]*$/;

/** Shortens a mark to end with its last word, without the comma behind it. */
function withoutEdges(text: string, { start, end }: { readonly start: number; readonly end: number }) {
	const [before = '', behind = ''] = [/^[\s,;.]*/, /[\s,;.]*$/].map((edge) => edge.exec(text.slice(start, end))?.[0]);
	return { start: start + before.length, end: end - behind.length };
}
