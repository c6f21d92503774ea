import type { Part } from '../part.ts';
import type { Source } from '../source.ts';
import type { Piece } from './pieces.ts';
import { sentenceCuts } from './sentence-cuts.ts';
import { bareOf, hear, type Speech } from './speech.ts';

/** No time of day and no address. */
const COLON = /(?<!\d):(?!\d|\/\/)\s*/;
const LONGEST_LEAD = 160;
const SHORTEST_PASSAGE = 16;
/** Where a sign is half a word. */
const SHORTEST_IN_SIGNS = 6;
const SIGNS = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u;

/**
 * "Traduce al inglés, es para un cliente: Buenas tardes, ...": what a colon hands over in the line of the request is a
 * passage. Where something in it may be said of the answer nobody can tell where the passage ends: what is to be translated
 * stands with it in one piece then (null), and of other work it is told apart as usual.
 */
export function handedOver(source: Source, parts: readonly Part[], speech: Speech): readonly Part[] | null {
	const text = source.folded;
	const colon = COLON.exec(text);
	if (!colon || colon.index > LONGEST_LEAD || parts.some(({ kind }) => kind === 'material')) return parts;
	const lead = text.slice(0, colon.index);
	const start = colon.index + colon[0].length;
	const passage = text.slice(start);
	const shortest = SIGNS.test(passage) ? SHORTEST_IN_SIGNS : SHORTEST_PASSAGE;
	if (passage.trim().length < shortest || /\n/.test(text.trim()) || !speech.works.test(bareOf(lead))) return parts;
	// What was pasted otherwise is no part: the line has to be said from its first letter to its last.
	if (!covers(parts, text.length)) return parts;
	if (asksWithin(source, start, speech)) return speech.translates.test(bareOf(lead)) ? null : parts;
	const said = parts.filter((part) => part.start < start).map((part) => ({ ...part, end: Math.min(part.end, start) }));
	return [...said, { kind: 'material', start, end: text.length }];
}

const ASKS: ReadonlySet<string | null> = new Set(['wish', 'order']);

function asksWithin(source: Source, start: number, speech: Speech): boolean {
	const end = source.folded.length;
	const cuts = [start, ...sentenceCuts(source, { start, end }, speech), end];
	return cuts.slice(1, -1).some((cut, at) => ASKS.has(hear(source.folded.slice(cut, cuts[at + 2]), speech)));
}

const covers = (parts: readonly Part[], length: number): boolean =>
	parts.reduce((sum, { start, end }) => sum + end - start, 0) >= length;

const QUOTATION = /^[「『][^」』]{12,}[」』][。.]?\s*$/u;

/** "この文章を直してください。「...」": a quotation that is a sentence of its own is what is to be worked on. */
export function withQuotation(text: string, pieces: readonly Piece[], speech: Speech): readonly Piece[] {
	const found = pieces.find(({ words }) => QUOTATION.test(words.trim()));
	if (!found || !speech.works.test(bareOf(text.slice(0, found.start)))) return pieces;
	return pieces.map((piece) => (piece === found ? { ...piece, kind: 'material', heard: null } : piece));
}
