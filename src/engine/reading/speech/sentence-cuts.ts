import { findCorrections } from '#engine/editing/corrections';
import { findProtected } from '../protected.ts';
import type { Range, Source } from '../source.ts';
import { bareOf, hear, type Speech } from './speech.ts';

/** "max. 150 words": a full stop behind an abbreviation, before a figure, does not end a sentence. */
const BEFORE_FIGURE = /(?<![\p{L}])(?:max|maks|min|mind|num|nr|n|tel|ca|circa|approx|aprox)\.\s+(?=\d)/giu;
const SENTENCE_END = /[.!?…]+["”’»)]?\s+(?=\S)|[。！？!?]+[」』）)"]?(?=\S)|\n+/gu;

/** Number of characters before a possible end that are checked for an abbreviation. */
const LAST_WORDS = 60;

/** Where the sentences of a range end, except the last: not behind an abbreviation and not within a quotation. */
export function sentenceCuts(source: Source, range: Range, { unfinished, backs }: Speech): number[] {
	const text = source.folded;
	const words = text.slice(range.start, range.end);
	if (!/[.!?…。！？\n]/u.test(words.slice(0, -1))) return [];
	const ends = [...words.matchAll(SENTENCE_END)]
		.filter(
			({ index, 0: end }) =>
				end.includes('\n') || !unfinished.test(bareOf(words.slice(Math.max(0, index - LAST_WORDS), index + 1))),
		)
		.map((match) => range.start + match.index + match[0].length)
		.filter((cut) => cut < range.end);
	if (ends.length === 0) return [];
	const figures = [...words.matchAll(BEFORE_FIGURE)].map(({ index, 0: form }) => ({
		start: range.start + index,
		end: range.start + index + form.length + 1,
	}));
	const kept = [...findProtected(source, range), ...findCorrections(text, [range]), ...figures];
	return ends
		.filter((cut) => !kept.some(({ start, end }) => start < cut && cut < end))
		.filter((cut) => !backs.test(bareOf(text.slice(cut, cut + 40))));
}

const COMMA = /,\s*(?!\d)(?=\S)/g;

const asks = (words: string, speech: Speech): boolean => {
	const bare = bareOf(words);
	return !speech.wishes.test(bare) && !speech.bans.test(bare) && (speech.orders.test(bare) || speech.wants.test(bare));
};

/** Where, within a sentence, an order or wish follows on a statement: "mein Ex zahlt nicht, | schreib ihm ...". */
export function orderCuts(source: Source, range: Range, speech: Speech): number[] {
	const words = source.folded.slice(range.start, range.end);
	if (!words.includes(',') || hear(words, speech) !== 'tale') return [];
	const kept = findProtected(source, range);
	const cut = [...words.matchAll(COMMA)]
		.map(({ index, 0: comma }) => index + comma.length)
		.find((at) => asks(words.slice(at), speech));
	if (cut === undefined || kept.some(({ start, end }) => start < range.start + cut && range.start + cut < end))
		return [];
	return [range.start + cut];
}
