import { anchorsOf } from './anchors.ts';
import { END_OF_PATTERN, type PatternSigns } from './pattern-columns.ts';
import { mayHold } from './pattern-gate.ts';
import type { HeldWords } from './vocabulary.ts';

/**
 * The signs of all patterns in the order in which requests ask for them: by anchor, first of those that any request may hold. A
 * pattern has a copy for each of its anchors, since a thousand of them read in their order take half the time of a thousand here and
 * there.
 */
export interface AnchoredSigns {
	/** Of each pattern its index, the number of its signs, and the signs. */
	readonly signs: Uint16Array;
	/** By anchor, where its patterns begin; those of a word have the number of the word and one. */
	readonly starts: Int32Array;
}

export function anchoredSigns(packed: PatternSigns): AnchoredSigns {
	const { always, byWord, starts: begins } = anchorsOf(packed);
	const signs: number[] = [];
	const starts = [0];
	for (const patterns of [always, ...byWord]) {
		for (const index of patterns) {
			const begin = begins[index] as number;
			const own = packed.signs.slice(begin, packed.signs.indexOf(END_OF_PATTERN, begin) + 1);
			signs.push(index, own.length);
			for (let at = 0; at < own.length; at++) signs.push(own.charCodeAt(at));
		}
		starts.push(signs.length);
	}
	return { signs: Uint16Array.from(signs), starts: Int32Array.from(starts) };
}

/** Calls `find` with the index of each pattern that a request may hold; more than once for a pattern with several anchors in it. */
export function eachThatMayBe({ signs, starts }: AnchoredSigns, words: HeldWords, find: (index: number) => void): void {
	const among = (anchor: number) => {
		const end = starts[anchor + 1] as number;
		for (let at = starts[anchor] as number; at < end; at += 2 + (signs[at + 1] as number))
			if (mayHold(signs, at + 2, words)) find(signs[at] as number);
	};
	among(0);
	for (const word of words.numbers) among(word + 1);
}
