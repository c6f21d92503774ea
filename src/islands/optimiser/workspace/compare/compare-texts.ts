import { GONE, IN_PLACE, type Marks, markWords } from './mark-words.ts';
import { isSpoken, type Word, wordsOf } from './words.ts';

export type PieceKind = 'same' | 'moved' | 'added' | 'removed';

/** A piece of the second text, or, when removed, of the first. `moved`: it is elsewhere in the first, or repeated. */
export interface Piece {
	readonly kind: PieceKind;
	readonly text: string;
}

export interface Comparison {
	readonly pieces: readonly Piece[];
	/** Number of words of the first text, and of those that the second has. */
	readonly total: number;
	readonly kept: number;
	/** Number of further words of the second text. */
	readonly added: number;
}

/** Compares two texts word for word. The pieces give the whole second text, with removed words at the place where they stood. */
export function compareTexts(before: string, after: string): Comparison {
	const a = wordsOf(before);
	const b = wordsOf(after);
	const state = markWords(a, b);
	const kept = a.filter((word, at) => isSpoken(word) && state.a[at] !== GONE).length;
	return {
		pieces: writePieces(before, a, after, b, state),
		total: a.filter(isSpoken).length,
		kept,
		added: b.filter((word, at) => isSpoken(word) && state.b[at] === GONE).length,
	};
}

/** Punctuation alone is not marked. */
const hasSpoken = (words: readonly Word[], from: number, to: number): boolean => words.slice(from, to).some(isSpoken);

const KINDS = ['added', 'same', 'moved', 'same'] as const;

function writePieces(before: string, a: readonly Word[], after: string, b: readonly Word[], state: Marks): Piece[] {
	const pieces: Piece[] = [];
	let next = 0;
	const takeOut = (until: number) => {
		for (; next < until; next += 1) {
			if (state.a[next] !== GONE) continue;
			const from = next;
			while (next + 1 < until && state.a[next + 1] === GONE) next += 1;
			if (hasSpoken(a, from, next + 1))
				pieces.push({ kind: 'removed', text: before.slice(a[from]?.start, a[next]?.end) });
		}
	};
	const placesInOrder = a.flatMap((_, at) => (state.a[at] === IN_PLACE ? [at] : []));
	let met = 0;
	for (let at = 0; at < b.length; ) {
		const kind = state.b[at] ?? GONE;
		if (kind === IN_PLACE) takeOut(placesInOrder[met] ?? next);
		const from = at;
		do {
			if (kind === IN_PLACE) {
				next = (placesInOrder[met] ?? next) + 1;
				met += 1;
			}
			at += 1;
		} while (at < b.length && state.b[at] === kind && !(kind === IN_PLACE && placesInOrder[met] !== next));
		// Up to the next word, so that spaces and line ends stay with the word before them.
		const start = from === 0 ? 0 : b[from]?.start;
		const isNews = kind !== GONE || hasSpoken(b, from, at);
		pieces.push({ kind: isNews ? (KINDS[kind] ?? 'added') : 'same', text: after.slice(start, b[at]?.start) });
	}
	takeOut(a.length);
	return pieces;
}
