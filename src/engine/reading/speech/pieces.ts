import type { PartKind } from '#engine/tagging/part-labels';
import { COURTESY } from '../data/greetings.ts';
import type { Part } from '../part.ts';
import type { Source } from '../source.ts';
import { orderCuts, sentenceCuts } from './sentence-cuts.ts';
import { bareOf, type Heard, hear, type Speech } from './speech.ts';

/** A piece of a request, with what it is heard as and its words. */
export interface Piece extends Part {
	readonly heard: Heard | null;
	readonly words: string;
}

/** Kinds of piece that are neither classified nor joined. */
export const SILENT: ReadonlySet<PartKind> = new Set(['chatter', 'superseded', 'material']);
/** Kinds of the tagger that are not certain and may be corrected. */
export const OPEN_KINDS: ReadonlySet<PartKind> = new Set([
	'task',
	'background',
	'limit',
	'content',
	'style',
	'priority',
	'ban',
]);
export const HAS_FIGURE = /[\d０-９]/u;
export const ENDS = /[.!?…。！？\n][\s"”’)」』]*$/u;

/** Cuts parts into sentences, and cuts off an order from a statement before it. */
export function piecesOf(source: Source, parts: readonly Part[], speech: Speech): Piece[] {
	const told = parts.flatMap((part) => withoutWordsBehind(source.folded, part)).map(withBareFigure(source.folded));
	return told.flatMap((part) => {
		if (SILENT.has(part.kind)) return [pieceOf(source.folded, part, speech)];
		return cutAt(part, sentenceCuts(source, part, speech))
			.flatMap((sentence) => cutAt(sentence, orderCuts(source, sentence, speech)))
			.map((piece) => pieceOf(source.folded, piece, speech));
	});
}

const QUOTATION = /^\s*(?:"[^"\n]+"|「[^」\n]+」|『[^』\n]+』)[.,。]?\s+(?=\p{L}{2})/u;

/** Cuts a passage behind its quotation: '"120 élève ..." | Orthographe seulement'. */
function withoutWordsBehind(text: string, part: Part): Part[] {
	const quoted = part.kind === 'material' ? QUOTATION.exec(text.slice(part.start, part.end))?.[0].length : undefined;
	if (quoted === undefined) return [part];
	const end = part.start + quoted;
	return [
		{ ...part, end },
		{ ...part, kind: 'limit', start: end },
	];
}

/** Keeps a superseded part that only a number replaces, since it names what is counted: "5 idées, enfin non, | 3". */
const withBareFigure =
	(text: string) =>
	(part: Part, at: number, parts: readonly Part[]): Part => {
		const next = parts[at + 1];
		const isBare = part.kind === 'superseded' && next && !/\p{L}/u.test(text.slice(next.start, next.end));
		return isBare ? { ...part, kind: 'limit' } : part;
	};

function cutAt(part: Part, cuts: readonly number[]): Part[] {
	const ends = [part.start, ...cuts, part.end];
	return ends.slice(0, -1).map((start, at) => ({ ...part, start, end: ends[at + 1] ?? part.end }));
}

export function pieceOf(text: string, part: Part, speech: Speech): Piece {
	const words = text.slice(part.start, part.end);
	const kind = kindAlone(words, part.kind, speech);
	return { ...part, kind, words, heard: SILENT.has(kind) ? null : hear(words, speech) };
}

/** "Buenos días." and "Merci d'avance." are chatter; "albo nie, 20" is a limit, since the correction in it must be kept. */
function kindAlone(words: string, kind: PartKind, { backs }: Speech): PartKind {
	if (COURTESY.test(words.trim())) return 'chatter';
	return (kind === 'chatter' || kind === 'superseded') && backs.test(bareOf(words)) ? 'limit' : kind;
}
