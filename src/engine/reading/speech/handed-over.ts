import type { Part } from '../part.ts';
import type { Source } from '../source.ts';
import type { Piece } from './pieces.ts';
import { sentenceCuts } from './sentence-cuts.ts';
import { bareOf, hear, type Speech } from './speech.ts';

/** A colon that is not part of a time of day or an address. */
const COLON = /(?<!\d):(?!\d|\/\/)\s*/;
const LONGEST_LEAD = 160;
const SHORTEST_PASSAGE = 16;
/** The same in Chinese and Japanese, where a character is half a word. */
const SHORTEST_IN_SIGNS = 6;
const SIGNS = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u;

/**
 * Makes the text behind a colon in the request's line a passage: "Traduce al inglés, es para un cliente: Buenas tardes, ...".
 * Where it may hold wishes, the end of the passage is not known: for a translation the result is null, which makes the whole
 * text one task; for other work the parts stay as they are.
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
	// The parts must cover the whole text, so that no other passage is in it.
	if (!covers(parts, text.length)) return parts;
	const quoted = QUOTED.exec(passage)?.[0].length;
	if (quoted !== undefined && quoted < passage.trim().length) return withPassage(parts, start, start + quoted);
	if (SALUTES.test(passage) && !asksWithin(source, start, speech, true, WISHES))
		return withPassage(parts, start, text.length);
	const isTranslation = speech.translates.test(bareOf(lead));
	if (asksWithin(source, start, speech, isTranslation)) return isTranslation ? null : parts;
	const said = parts.filter((part) => part.start < start).map((part) => ({ ...part, end: Math.min(part.end, start) }));
	return [...said, { kind: 'material', start, end: text.length }];
}

/** A quotation right behind the colon, which ends the passage: '... plus simple : « Il convient ... » Une seule phrase'. */
const QUOTED = /^"[^"\n]{12,}"[.,]?\s*/u;

function withPassage(parts: readonly Part[], start: number, end: number): readonly Part[] {
	const before = parts
		.filter((part) => part.start < start)
		.map((part) => ({ ...part, end: Math.min(part.end, start) }));
	const after = parts.filter((part) => part.end > end).map((part) => ({ ...part, start: Math.max(part.start, end) }));
	const rest = after.map((part): Part => (part.kind === 'task' ? { ...part, kind: 'limit' } : part));
	return [...before, { kind: 'material', start, end }, ...rest];
}

const ASKS: ReadonlySet<string | null> = new Set(['wish', 'order']);
const WISHES: ReadonlySet<string | null> = new Set(['wish']);
/** A letter, which runs to the end; what it asks of its reader is part of it. */
const SALUTES =
	/^"?(?:liebe[rs]?|hallo|sehr geehrte|hola|buenos d[ií]as|estimad[oa]s?|querid[oa]s?|bonjour|chère?s?|salut|oi|ol[áa]|prezad[oa]s?|car[oa]|ciao|gentile|dzie[ńn] dobry|szanown\p{L}+|cze[śs][ćc]|您好|你好|亲爱的|お世話に)(?!\p{L})/iu;

/** @param isTranslation whether a question behind the colon is to be translated, and asks nothing of us */
function asksWithin(
	source: Source,
	start: number,
	speech: Speech,
	isTranslation: boolean,
	asking: ReadonlySet<string | null> = ASKS,
): boolean {
	const end = source.folded.length;
	const cuts = [start, ...sentenceCuts(source, { start, end }, speech), end];
	return cuts.slice(1, -1).some((cut, at) => {
		const words = source.folded.slice(cut, cuts[at + 2]);
		return asking.has(hear(words, speech)) && !(isTranslation && /[?？]\s*$/.test(words));
	});
}

const covers = (parts: readonly Part[], length: number): boolean =>
	parts.reduce((sum, { start, end }) => sum + end - start, 0) >= length;

const QUOTATION = /^[「『][^」』]{12,}[」』][。.]?\s*$/u;

/** Makes a quotation that is a sentence of its own the passage of a request to work on one: "この文章を直してください。「...」". */
export function withQuotation(text: string, pieces: readonly Piece[], speech: Speech): readonly Piece[] {
	const found = pieces.find(({ words }) => QUOTATION.test(words.trim()));
	if (!found || !speech.works.test(bareOf(text.slice(0, found.start)))) return pieces;
	return pieces.map((piece) => (piece === found ? { ...piece, kind: 'material', heard: null } : piece));
}
