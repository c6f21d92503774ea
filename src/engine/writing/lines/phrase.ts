import type { Edit } from '#engine/editing/edit-model';
import { trailingJoiner } from '#engine/reading/data/joiners';
import { inOneByte } from '#engine/reading/one-byte';
import type { Language } from '#engine/types';
import { withCapital } from './as-sentence.ts';
import { asks, withEnd } from './end-mark.ts';
import type { Phrase } from './phrase-model.ts';
import { withSentenceCase } from './sentence-case.ts';

interface Range {
	readonly start: number;
	readonly end: number;
}

const CONTROL_TOKEN = /<(?=\|[^|<>\n]{1,40}\|>)/y;
const OUR_TAG =
	/<(?=\/?(?:intent|critical_gaps|constraints_and_safety|what_to_do|acceptance_tests|deliverables|source(?:_\d{1,3})?)>)/iy;
const BREAKS = /[\n\u2028\u2029\u0085\v\f]/;
/** "Can you draft it": when the words with the capital are removed, the next letter gets it. */
const CAPITAL = /^\p{Lu}/u;
/** A cheap test comes before the pattern, because most letters fail it. */
const isBreak = (letter: string): boolean => (letter < ' ' || letter > '~') && BREAKS.test(letter);

/**
 * The end of the letters that are copied unchanged: before a break, an opening angle bracket or a character beyond
 * ASCII.
 */
function plainEnd(text: string, from: number, to: number): number {
	let at = from;
	for (; at < to; at++) {
		const code = text.charCodeAt(at);
		if (code < 0x20 || code > 0x7e || code === 0x3c) break;
	}
	return at;
}

/** Where a phrase is made; it is copied from here, since a list that grows is copied again and again. */
const cameFrom: number[] = [];

/**
 * The words of a range of the request with its edits. On one line each break is a space, so that none can start a
 * heading of the result, and tokens that models read as control tokens are broken by a space.
 */
export function phraseOf(text: string, { start, end }: Range, edits: readonly Edit[], keepsBreaks = false): Phrase {
	let said = '';
	let count = 0;
	const put = (letter: string, at: number) => {
		said += letter;
		cameFrom[count++] = at;
	};
	const own = edits.filter((edit) => edit.start >= start && edit.end <= end);
	let next = 0;
	for (let at = start; at < end; ) {
		// Skips an edit that began in white space around a line break, which became one space.
		while ((own[next]?.start ?? at) < at) next++;
		const edit = own[next];
		if (edit && edit.start === at) {
			next++;
			for (let i = 0; i < edit.to.length; i++)
				put(edit.to.charAt(i), Math.min(edit.start + i, Math.max(edit.start, edit.end - 1)));
			at = edit.end;
			if (edit.to === '')
				while (at < end && text.charAt(at) === ' ' && (said === '' || said.endsWith(' ') || said.endsWith('\n'))) at++;
			if (edit.to === '' && said.endsWith('\n') && CAPITAL.test(text.charAt(edit.start)) && at < end) {
				put(text.charAt(at).toUpperCase().charAt(0), at);
				at++;
			}
			continue;
		}
		if (at >= end) break;
		const plain = plainEnd(text, at, Math.min(end, own[next]?.start ?? end));
		if (plain > at) {
			said += text.slice(at, plain);
			while (at < plain) cameFrom[count++] = at++;
			continue;
		}
		const letter = text.charAt(at);
		if (!keepsBreaks && isBreak(letter)) {
			if (!said.endsWith(' ')) put(' ', at);
			at++;
			while (at < end && /\s/.test(text.charAt(at))) at++;
			continue;
		}
		put(letter, at);
		if (letter === '<' && !keepsBreaks) {
			CONTROL_TOKEN.lastIndex = at;
			OUR_TAG.lastIndex = at;
			if (CONTROL_TOKEN.test(text) || OUR_TAG.test(text)) put(' ', at);
		}
		at++;
	}
	return { text: inOneByte(said), from: cameFrom.slice(0, count) };
}

export function cutPhrase(phrase: Phrase, start: number, end = phrase.text.length): Phrase {
	const { text, from } = phrase;
	if (start === 0 && end === text.length && end === from.length) return phrase;
	return { text: text.slice(start, end), from: from.slice(start, end) };
}

export function joinPhrases(phrases: readonly Phrase[], mark: string): Phrase {
	return phrases.reduce((all, one) => {
		if (all.text === '') return one;
		const gap = Array.from(mark, () => all.from.at(-1) ?? 0);
		return { text: all.text + mark + one.text, from: [...all.from, ...gap, ...one.from] };
	}, EMPTY);
}

const EMPTY: Phrase = { text: '', from: [] };

const LIST_MARK = /^(?:(?:[-*+•–—·▪●]|\(?\d{1,2}[.)]|#{1,6})(?=\s)\s{1,8}){1,2}/;
/** "(1) the share, (2) the owner": the first number stays if the second is in the same line. */
const COUNTS_ON = /^\(?1[.)]\s.*\s\(?2[.)]\s/s;
const JOINERS: Readonly<Record<string, RegExp>> = {
	en: /^(?:(?:oh,? )?(?:and|but|also|then|plus)(?: also| then| please| pls)?|(?:oh|so|btw|ps)(?: please| pls)?|(?:please|pls|plz)(?:\s?[-–—])?|kindly\s?[-–—])[,:]?\s{1,4}(?=[\p{L}\d"“£$€])/iu,
	es: /^(?:y|pero|también|además)\s{1,4}(?=\p{L})/iu,
	fr: /^(?:et|mais|aussi)\s{1,4}(?=\p{L})/iu,
	de: /^(?:und|aber|auch)\s{1,4}(?=\p{L})/iu,
	pt: /^(?:e|mas|também)\s{1,4}(?=\p{L})/iu,
	it: /^(?:e|ma|anche)\s{1,4}(?=\p{L})/iu,
	pl: /^(?:i|ale|oraz|też)\s{1,4}(?=\p{L})/iu,
};
const LOOSE_END = /[\s,;，；、]+$/u;
const LOOSE_START = /^[\s,;:.!?，；、。)\]–—]+(?=[^\s])/u;
/** The text as typed, with capitals at sentence starts and, on a single line, a closing mark. */
export function asTypedPhrase(phrase: Phrase, language: Language): Phrase {
	const left = withSentenceCase(cutPhrase(phrase, LOOSE_START.exec(phrase.text)?.[0].length ?? 0), language.code);
	const cut = TAIL_LEFT.exec(left.text)?.[0].length ?? 0;
	const whole = cutPhrase(left, 0, left.text.length - cut);
	const capital = { text: withCapital(whole.text, language), from: whole.from };
	const last = capital.text.split(/(?<=[.!?])\s+/).at(-1) ?? '';
	const takesEnd = ENDS_SAID.test(last) && !HANDS_OVER.test(asks(last) ? last : capital.text);
	return takesEnd ? withEnd(capital, capital.text, language) : capital;
}

/** "no long speeches,": the comma left when "please" is removed. */
const TAIL_LEFT = /(?<=[\p{L}\p{N})])[,;][ \t]*$/u;
/** The end of a line of plain words, after which a mark may be added. */
const ENDS_SAID = /[\p{L}\p{N})%]$/u;
const HANDS_OVER = /[\n`{}<>=;|\\]|[:：]|\s-{2,}\s/u;

/**
 * The phrase as a sentence on one line: without list marks and joining words at its ends, with a capital and a full
 * stop.
 */
export function asSentencePhrase(phrase: Phrase, language: Language): Phrase {
	let left = trimPhrase(withoutExtraSpace(phrase));
	if (!COUNTS_ON.test(left.text)) left = cutPhrase(left, LIST_MARK.exec(left.text)?.[0].length ?? 0);
	left = cutPhrase(left, LOOSE_START.exec(left.text)?.[0].length ?? 0);
	left = cutPhrase(left, JOINERS[language.code]?.exec(left.text)?.[0].length ?? 0);
	for (const pattern of [LOOSE_END, trailingJoiner(language.code), LOOSE_END]) {
		const tail = pattern.exec(left.text.slice(-40));
		if (tail && tail.index + Math.max(0, left.text.length - 40) > 0)
			left = cutPhrase(left, 0, Math.max(0, left.text.length - 40) + tail.index);
	}
	left = withoutOpenFence(withoutBrackets(left));
	if (left.text === '') return left;
	const typed = left.text;
	left = withSentenceCase(left, language.code);
	const text = withCapital(left.text, language).replace(/\s?[:：]$/, '');
	return withEnd({ text, from: left.from }, typed, language);
}

const OPEN_FENCE = /^(?:`{3,}[^`]*|~{3,}.*)$/;

/** Inserts a space into marks that would open a fence. */
function withoutOpenFence(phrase: Phrase): Phrase {
	if (!OPEN_FENCE.test(phrase.text)) return phrase;
	const { text, from } = phrase;
	return { text: `${text.slice(0, 2)} ${text.slice(2)}`, from: [...from.slice(0, 2), from[1] ?? 0, ...from.slice(2)] };
}

export function trimPhrase(phrase: Phrase): Phrase {
	const start = phrase.text.length - phrase.text.trimStart().length;
	return cutPhrase(phrase, start, Math.max(start, phrase.text.trimEnd().length));
}

/**
 * Removes the double spaces, and spaces before a mark, that edits leave behind. A space before a mark such as "?" may
 * be typed on purpose, in French or in a quotation.
 */
function withoutExtraSpace({ text, from }: Phrase): Phrase {
	if (!/ [ ,.;!?]/.test(text)) return { text, from };
	const kept: number[] = [];
	const isCutAt = (at: number) => from[at + 1] !== (from[at] ?? 0) + 1 || (from[at - 1] ?? -1) + 1 !== from[at];
	for (let at = 0; at < text.length; at++) {
		const isExtra =
			text.charAt(at) === ' ' &&
			(text.charAt(at + 1) === ' ' ||
				text.charAt(at + 1) === ',' ||
				(/[;!?]/.test(text.charAt(at + 1)) && isCutAt(at)) ||
				(text.charAt(at + 1) === '.' && !/[\w.]/.test(text.charAt(at + 2))));
		if (!isExtra) kept.push(at);
	}
	return { text: kept.map((at) => text.charAt(at)).join(''), from: kept.map((at) => from[at] ?? 0) };
}

/** Removes brackets around a phrase, "(a5 page)", or an unmatched one, "(3 flats". */
function withoutBrackets(phrase: Phrase): Phrase {
	const { text } = phrase;
	const opens = text.split('(').length - 1;
	const closes = text.split(')').length - 1;
	if (text.startsWith('(') && text.endsWith(')') && opens === 1)
		return trimPhrase(cutPhrase(phrase, 1, text.length - 1));
	if (text.startsWith('(') && opens > closes) return trimPhrase(cutPhrase(phrase, 1));
	if (text.endsWith(')') && closes > opens && !/[:;]-?\)$/.test(text))
		return trimPhrase(cutPhrase(phrase, 0, text.length - 1));
	return phrase;
}

/** The range in a phrase that comes from a span of the request, or null. */
export function placeIn({ from }: Phrase, { start, end }: Range): Range | null {
	let first = -1;
	let last = -1;
	for (let at = 0; at < from.length; at++) {
		const source = from[at] ?? -1;
		if (source < start || source >= end) continue;
		if (first < 0) first = at;
		last = at;
	}
	return first < 0 ? null : { start: first, end: last + 1 };
}
