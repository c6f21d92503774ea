import type { Language } from '#engine/types';
import { ENGLISH_EVERYDAY, EVERYDAY_WORDS } from './data/everyday-words.ts';
import { LANGUAGES } from './data/languages.ts';
import { ENGLISH_WORDS, FOREIGN_WORDS } from './data/stop-words.ts';
import { languageByLetters } from './letter-statistics.ts';
import { keptByText } from './matching/kept-by-text.ts';
import { languageByScript } from './script.ts';
import { withoutMarks } from './without-marks.ts';

const SAMPLE = 600;
/** A single shorter word may be of any language. */
const SHORTEST_SIGN = 5;
const RIGHT_TO_LEFT: readonly string[] = ['ar', 'he', 'fa', 'ur', 'yi', 'ps'];
const NOT_PROSE =
	/"[^"\n]{1,1000}"|(?<!\w)'[^'\n]{12,1000}'(?!\w)|`[^`\n]{1,300}`|\b(?:https?:\/\/|www\.)\S{1,400}|\{\{[^{}\n]{1,80}\}\}|<[^<>\n]{1,120}>/gi;

/**
 * The language the person writes in. Quotations, code and addresses do not count. Scripts decide first, then function
 * words, then letter statistics; too little to tell means English.
 *
 * @param instruction folded text without material
 */
export const detectLanguage = keptByText((instruction: string): Language => {
	const prose = instruction
		.slice(0, SAMPLE * 3)
		.replace(NOT_PROSE, ' ')
		.slice(0, SAMPLE);
	return languageOf(languageByScript(prose) ?? latinLanguage(prose));
});

function languageOf(code: string): Language {
	const known = LANGUAGES[code] ? code : 'en';
	return { code: known, name: LANGUAGES[known] ?? 'English', direction: RIGHT_TO_LEFT.includes(known) ? 'rtl' : 'ltr' };
}

/** English unless both the words and the letters speak against it: calling English foreign costs more than the reverse. */
function latinLanguage(prose: string): string {
	const words = wordsOf(prose.toLowerCase());
	const telling = tellingWords(words);
	const isAscii = !/[\u00c0-\u024f\u1e00-\u1eff]/.test(prose);
	const [best, votes] = bestForeign(words, telling);
	const english = telling.filter((word) => ENGLISH_WORDS.has(word) || ENGLISH_EVERYDAY.has(word)).length;
	if (isAscii && prose.replace(/[^a-z]/gi, '').length < 12) {
		// "mach weiter", "dalej": every word is known in one language.
		const isAll = votes === words.length && words.every((word) => word.length >= SHORTEST_SIGN);
		const isKnown = english === 0 && words.some((word) => word.length > SHORTEST_SIGN && CODES_BY_WORD.has(word));
		return votes > english && (votes >= 2 || isAll || isKnown) ? best : 'en';
	}
	// No other language has more known words, so the slow letter statistics cannot change the result.
	if (english >= votes && (english > 0 || isAscii)) return 'en';
	const guess = languageByLetters(prose);
	if (guess === 'en' || guess === '') {
		const isSure = votes >= 2 ? votes > english * 2 : english === 0 && isSigned(words, best);
		return isSure ? best : 'en';
	}
	// Related languages have similar letters: the words tell Turkish from Azerbaijani.
	const own = votesFor(guess, words);
	const isOther =
		!FOREIGN_WORDS[guess] || (own === 0 && telling.some((word) => word.length > 1 && CODES_BY_WORD.has(word)));
	if (isOther && votes > english && (votes >= 2 || isSigned(words, best))) return best;
	if (english >= own) return english > 0 || isAscii ? 'en' : guess;
	if (votes >= 1 && own === votes) return guess;
	return votes > english ? best : 'en';
}

const BEYOND_ASCII = /[^\u0000-\u007f]/;

/** The words of a lower-case text. Of plain ASCII a plain pattern finds the same in half the time. */
const wordsOf = (lower: string): readonly string[] =>
	lower.match(BEYOND_ASCII.test(lower) ? /[\p{L}\p{M}']+/gu : /[a-z']+/g) ?? [];

/** English words that are as common in another language: beside a word of that language they tell nothing. */
const ELSEWHERE_TOO: ReadonlySet<string> = new Set(
	'a an as do he i in is list me no on or so was weekend will'.split(' '),
);

/** Whether a word of some length is of this language alone: "viaje a Lisboa". */
const isSigned = (words: readonly string[], code: string): boolean =>
	words.some((word) => word.length >= SHORTEST_SIGN && CODES_BY_WORD.get(word)?.join() === code);

function tellingWords(words: readonly string[]): readonly string[] {
	const telling = words.filter((word) => !ELSEWHERE_TOO.has(word));
	return telling.some((word) => word.length > 1 && CODES_BY_WORD.has(word)) ? telling : words;
}

const CODES_BY_WORD = new Map<string, string[]>();
for (const list of [FOREIGN_WORDS, EVERYDAY_WORDS])
	for (const [code, words] of Object.entries(list)) for (const word of words) note(word, code);
// Many type without accents; "anuncio" stays Spanish, though it may be a Portuguese "anúncio".
const EXACT: ReadonlySet<string> = new Set(CODES_BY_WORD.keys());
for (const [code, words] of Object.entries(EVERYDAY_WORDS))
	for (const word of [...words].map(withoutMarks)) if (!EXACT.has(word)) note(word, code);

function note(word: string, code: string): void {
	const known = CODES_BY_WORD.get(word);
	if (!known) CODES_BY_WORD.set(word, [code]);
	else if (!known.includes(code)) known.push(code);
}

/** The language with the most words that tell, of two alike the one with the most words, and how many words tell. */
function bestForeign(words: readonly string[], telling: readonly string[]): readonly [string, number] {
	const votes = votesOf(telling);
	if (votes.size === 0) return ['en', 0];
	const all = telling === words ? votes : votesOf(words);
	let best = '';
	for (const code of FOREIGN_CODES) {
		const ahead = (votes.get(code) ?? 0) - (votes.get(best) ?? 0);
		if (ahead > 0 || (ahead === 0 && (all.get(code) ?? 0) > (all.get(best) ?? 0))) best = code;
	}
	return [best, votes.get(best) ?? 0];
}

const FOREIGN_CODES = Object.keys(FOREIGN_WORDS);

function votesOf(words: readonly string[]): ReadonlyMap<string, number> {
	const votes = new Map<string, number>();
	for (const word of words)
		for (const code of CODES_BY_WORD.get(word) ?? []) votes.set(code, (votes.get(code) ?? 0) + 1);
	return votes;
}

const votesFor = (code: string, words: readonly string[]): number =>
	words.filter((word) => CODES_BY_WORD.get(word)?.includes(code)).length;
