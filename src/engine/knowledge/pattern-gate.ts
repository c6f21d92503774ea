import { GAP } from './pattern.ts';
import { END_OF_PATTERN, FAR, FIRST_WORD, NEXT_PLACE, NEXT_RUN } from './pattern-columns.ts';
import { ANYWHERE, type HeldWords, NOT_HELD } from './vocabulary.ts';

const END = END_OF_PATTERN.charCodeAt(0);
/** How many places further the next word may stand, by the sign between the two; 0 where it may stand anywhere. */
const REACHES = new Uint8Array(FIRST_WORD);
REACHES[NEXT_PLACE.charCodeAt(0)] = 1;
REACHES[FAR.charCodeAt(0)] = 1 + GAP;
REACHES[NEXT_RUN.charCodeAt(0)] = 0;

/**
 * Whether a request may hold a pattern: it has a word of each place, near enough to one of the place before. What passes may be
 * missing all the same; the search decides that. Works on the stored signs, since nearly all patterns fail here and then need not
 * be read.
 *
 * @param start where the pattern begins among the signs
 */
export const mayHold = (signs: Uint16Array, start: number, words: HeldWords): boolean =>
	hasEachPlace(signs, start, words) && isEachNear(signs, start, words);

function hasEachPlace(signs: Uint16Array, start: number, { held }: HeldWords): boolean {
	let isMissing = false;
	for (let at = start; ; at++) {
		const sign = signs[at] as number;
		if (sign < FIRST_WORD) {
			if (isMissing) return false;
			if (sign === END) return true;
		} else if (held[sign - FIRST_WORD] === NOT_HELD) {
			// Missing so far: another word of the same place may be held.
			isMissing = true;
		} else {
			isMissing = false;
			while ((signs[at + 1] as number) >= FIRST_WORD) at++;
		}
	}
}

function isEachNear(signs: Uint16Array, start: number, words: HeldWords): boolean {
	let before = start;
	let here = start;
	let reach = 0;
	for (let at = start; ; at++) {
		const sign = signs[at] as number;
		if (sign >= FIRST_WORD) continue;
		if (at > here) {
			if (reach > 0 && !isNear(signs, before, here, reach, words)) return false;
			if (sign === END) return true;
			before = here;
			reach = REACHES[sign] as number;
		} else {
			if (sign === END) return true;
			reach = Math.min(reach, REACHES[sign] as number);
		}
		here = at + 1;
	}
}

/** Whether a word of the place that begins at `here` stands behind one of the place at `before`, at most `reach` further. */
function isNear(signs: Uint16Array, before: number, here: number, reach: number, { held, lists }: HeldWords): boolean {
	for (let at = before; (signs[at] as number) >= FIRST_WORD; at++) {
		const one = held[(signs[at] as number) - FIRST_WORD] as number;
		if (one === ANYWHERE) return true;
		if (one === NOT_HELD) continue;
		for (let next = here; (signs[next] as number) >= FIRST_WORD; next++) {
			const other = held[(signs[next] as number) - FIRST_WORD] as number;
			if (other === ANYWHERE || areNear(lists[one] as number[], lists[other] as number[], reach)) return true;
		}
	}
	return false;
}

/** Both lists are in order; the list of a word that is not held is empty. */
function areNear(before: readonly number[], behind: readonly number[], reach: number): boolean {
	let next = 0;
	for (const at of before) {
		while (next < behind.length && (behind[next] as number) <= at) next++;
		if (next === behind.length) return false;
		if ((behind[next] as number) <= at + reach) return true;
	}
	return false;
}
