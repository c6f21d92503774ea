import type { WishPiece } from '#contract/numbered-sample';
import { numberedSampleOf } from './numbered-sample.ts';
import { optimisedSample } from './sample-lines.ts';

/** The wishes that the product finds in a sample, in the visitor's words with their slips mended. Runs when the site is built. */
export function mendedWishesOf(sample: string): WishPiece[][] {
	const { operations, prompt } = optimisedSample(sample);
	const slips = operations.flatMap(({ rule, source, landed }) => {
		const [from, to] = [source[0], landed[0]];
		return rule === 'spelling' && from && to ? [{ ...from, text: prompt.slice(to.start, to.end) }] : [];
	});
	let place = 0;
	return numberedSampleOf(sample).source.flatMap(({ text, wish }) => {
		const start = place;
		place += text.length;
		return wish === null ? [] : [piecesOf(sample, { start, end: place }, slips)];
	});
}

interface Stretch {
	readonly start: number;
	readonly end: number;
}

function piecesOf(sample: string, wish: Stretch, slips: readonly (Stretch & { readonly text: string })[]): WishPiece[] {
	const pieces: WishPiece[] = [];
	let place = wish.start;
	for (const { start, end, text } of slips) {
		if (start < place || end > wish.end) continue;
		pieces.push({ text: sample.slice(place, start) }, { text, typed: sample.slice(start, end) });
		place = end;
	}
	return [...pieces, { text: sample.slice(place, wish.end) }].filter(({ text }) => text !== '');
}
