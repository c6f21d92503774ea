import type { MarkedRange } from './segments.ts';
import type { Wish } from './wishes.ts';

interface Stretch {
	readonly start: number;
	readonly end: number;
}

/** A phrase of the visitor's text: wishes that share words are one phrase. */
export interface Phrase extends Stretch {
	/** Ids of its wishes. */
	readonly ids: readonly string[];
	readonly isMissing: boolean;
}

const WORD_CHAR = /[\p{L}\p{M}\p{N}]/u;
/** A point inside a figure: "8.30", "1,200", "10:15". */
const INSIDE_FIGURE = /^\p{N}[.,:]\p{N}$/u;

const isJoined = (text: string, at: number): boolean =>
	(WORD_CHAR.test(text[at - 1] ?? '') && WORD_CHAR.test(text[at] ?? '')) ||
	INSIDE_FIGURE.test(text.slice(at - 1, at + 2)) ||
	INSIDE_FIGURE.test(text.slice(at - 2, at + 1));

/** Widens a range to whole words and whole figures: "8.30am", never "30am". */
export function wholeWords(text: string, { start, end }: Stretch): Stretch {
	let [from, to] = [start, end];
	while (from > 0 && isJoined(text, from)) from -= 1;
	while (to < text.length && isJoined(text, to)) to += 1;
	return { start: from, end: to };
}

/** The phrases of a text in their order, none overlapping another. */
export function phrasesOf(text: string, wishes: readonly Pick<Wish, 'id' | 'source' | 'status'>[]): Phrase[] {
	const entries = wishes
		.map((entry) => ({ entry, ...wholeWords(text, entry.source) }))
		.sort((one, other) => one.start - other.start || other.end - one.end);
	const phrases: Phrase[] = [];
	for (const { entry, start, end } of entries) {
		const before = phrases.at(-1);
		const own = { start, end, ids: [entry.id], isMissing: entry.status === 'missing' };
		if (!before || start >= before.end) phrases.push(own);
		else phrases[phrases.length - 1] = joined(before, own);
	}
	return phrases;
}

const joined = (one: Phrase, other: Phrase): Phrase => ({
	start: one.start,
	end: Math.max(one.end, other.end),
	ids: [...one.ids, ...other.ids],
	isMissing: one.isMissing || other.isMissing,
});

/** Ranges to highlight in the result, widened like the phrases. */
export const widened = (text: string, ranges: readonly MarkedRange[]): MarkedRange[] =>
	ranges.map((range) => ({ ...range, ...wholeWords(text, range) }));
