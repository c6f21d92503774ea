import { kindOf } from './name-pieces.ts';
import { ENDS, type Piece, pieceOf, SILENT } from './pieces.ts';
import { bareOf, hear, type Speech } from './speech.ts';

const COMMA = /(?<!\d)[,;]\s+|[,;]\s+(?=\D)/g;
const QUOTED = /["“”«»„()]/;
const FEWEST_TOLD = 3;

/**
 * Cuts a piece at the commas between a wish and a statement, where both are heard as such: "freundlich, | er war der Zweite auf
 * der Liste". Tasks are not cut.
 */
export function heardApart(text: string, pieces: readonly Piece[], speech: Speech): Piece[] {
	return pieces.flatMap((piece) => {
		if (SILENT.has(piece.kind) || piece.kind === 'task' || QUOTED.test(piece.words)) return [piece];
		const starts = [0, ...[...piece.words.matchAll(COMMA)].map(({ index, 0: comma }) => index + comma.length)];
		const said = starts.map((start, at) => piece.words.slice(start, starts[at + 1]));
		const heard = said.map((words) => hear(words, speech));
		const cuts = starts.filter((_, at) => {
			if (at === 0 || ENDS.test(said[at - 1] ?? '')) return false;
			const before = heard.slice(0, at).findLast((one) => one !== null);
			const isTold = heard[at] === 'tale' && (said[at] ?? '').trim().split(/\s+/).length >= FEWEST_TOLD;
			const isWished = heard[at] === 'wish' && (before === 'tale' || speech.bans.test(bareOf(said[at] ?? '')));
			return (isTold && before !== 'tale') || (isWished && before !== undefined);
		});
		if (cuts.length === 0) return [piece];
		const ends = [0, ...cuts, piece.words.length];
		return ends.slice(0, -1).map((start, at) => {
			const part = { kind: piece.kind, start: piece.start + start, end: piece.start + (ends[at + 1] ?? 0) };
			const own = pieceOf(text, part, speech);
			// A statement is neither form nor style, whatever the kind of the piece it was cut from.
			return { ...own, kind: own.heard === 'tale' ? kindOf({ ...own, kind: 'limit' }, true) : own.kind };
		});
	});
}
