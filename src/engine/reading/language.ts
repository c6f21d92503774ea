import { eld } from 'eld/extrasmall';
import type { Language } from '#engine/types';
import { LANGUAGES } from './data/languages.ts';
import { ENGLISH_WORDS, FOREIGN_WORDS } from './data/stop-words.ts';
import { languageByScript } from './script.ts';

const SAMPLE = 600;
/** A single shorter word may be of any language. */
const SHORTEST_SIGN = 5;
const RIGHT_TO_LEFT: readonly string[] = ['ar', 'he', 'fa', 'ur', 'yi', 'ps'];
const NOT_PROSE =
	/"[^"\n]{1,400}"|`[^`\n]{1,300}`|\b(?:https?:\/\/|www\.)\S{1,400}|\{\{[^{}\n]{1,80}\}\}|<[^<>\n]{1,120}>/gi;

/**
 * The language the person writes in. Quotations, code and addresses do not count. Scripts decide first, then function
 * words, then letter statistics; too little to tell means English.
 *
 * @param instruction folded text without material
 */
export function detectLanguage(instruction: string): Language {
	const prose = instruction
		.slice(0, SAMPLE * 2)
		.replace(NOT_PROSE, ' ')
		.slice(0, SAMPLE);
	return languageOf(languageByScript(prose) ?? latinLanguage(prose));
}

function languageOf(code: string): Language {
	const known = LANGUAGES[code] ? code : 'en';
	return { code: known, name: LANGUAGES[known] ?? 'English', direction: RIGHT_TO_LEFT.includes(known) ? 'rtl' : 'ltr' };
}

/** English unless both the words and the letters speak against it: calling English foreign costs more than the reverse. */
function latinLanguage(prose: string): string {
	const words = prose.toLowerCase().match(/[\p{L}\p{M}']+/gu) ?? [];
	const isAscii = !/[\u00c0-\u024f\u1e00-\u1eff]/.test(prose);
	const english = words.filter((word) => ENGLISH_WORDS.has(word)).length;
	const [best, votes] = bestForeign(words);
	if (isAscii && prose.replace(/[^a-z]/gi, '').length < 12) {
		// "mach weiter", "dalej": every word is known in one language.
		const isAll = votes === words.length && words.every((word) => word.length >= SHORTEST_SIGN);
		const isSigned = english === 0 && words.some((word) => word.length > SHORTEST_SIGN && CODES_BY_WORD.has(word));
		return votes > english && (votes >= 2 || isAll || isSigned) ? best : 'en';
	}
	// No other language has more known words, so the slow letter statistics cannot change the result.
	if (english >= votes && (english > 0 || isAscii)) return 'en';
	const guess = eld.detect(prose).language;
	if (guess === 'en' || guess === '') return votes >= 2 && votes > english * 2 ? best : 'en';
	// Related languages have similar letters: the words tell Turkish from Azerbaijani.
	if (!FOREIGN_WORDS[guess] && votes >= 2 && votes > english) return best;
	if (english >= votesFor(guess, words)) return english > 0 || isAscii ? 'en' : guess;
	if (votes >= 1 && votesFor(guess, words) === votes) return guess;
	return votes > english ? best : 'en';
}

const CODES_BY_WORD = new Map<string, string[]>();
for (const [code, words] of Object.entries(FOREIGN_WORDS))
	for (const word of words) CODES_BY_WORD.set(word, [...(CODES_BY_WORD.get(word) ?? []), code]);

function bestForeign(words: readonly string[]): readonly [string, number] {
	let best: readonly [string, number] = ['en', 0];
	const votes = new Map<string, number>();
	for (const word of words)
		for (const code of CODES_BY_WORD.get(word) ?? []) votes.set(code, (votes.get(code) ?? 0) + 1);
	for (const code of votes.size > 0 ? Object.keys(FOREIGN_WORDS) : []) {
		const own = votes.get(code) ?? 0;
		if (own > best[1]) best = [code, own];
	}
	return best;
}

function votesFor(code: string, words: readonly string[]): number {
	const own = FOREIGN_WORDS[code];
	return own ? words.filter((word) => own.has(word)).length : 0;
}
