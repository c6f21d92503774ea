import { withoutMarks } from '#engine/reading/without-marks';
import { isNumberWord } from '../detectors.ts';
import { plainWord } from '../pattern.ts';
import type { WordCut } from '../request-words.ts';
import { isUnspaced, type LanguageKnowledge } from './language-knowledge.ts';

const SIGN_OR_WORD = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー々]|\p{sc=Latin}+|\p{N}+/gu;
/** In a pattern, as in "#日間", placeholders stand directly beside characters. */
const SIGN_IN_PATTERN = new RegExp(`#|<[a-z]+>|${SIGN_OR_WORD.source}`, 'gu');
const PATTERN_SIGN = /^[~+]$/;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** In letters. The beginning of a compound must be long enough to be a word. */
const SHORTEST_BEGINNING = 3;

const cuts = new WeakMap<LanguageKnowledge, WordCut>();

/**
 * How requests in the language are cut into words: accents removed, split at apostrophes, compounds split in two, and in scripts
 * without spaces one word a character.
 */
export function cutOf(language: LanguageKnowledge): WordCut {
	const known = cuts.get(language);
	if (known) return known;
	const { code, numbers, heads } = language;
	const compound = heads.length === 0 ? null : new RegExp(`^(.{${SHORTEST_BEGINNING},}?)(${heads.join('|')})$`, 'u');
	const plain = (word: string): string | readonly string[] => {
		if (isUnspaced(code)) return plainWord(word);
		const bare = withoutMarks(plainWord(word));
		const [, beginning, head] = compound?.exec(bare) ?? [];
		return beginning && head ? [beginning, head] : bare;
	};
	const cut = {
		spansOf: (text: string) => spansOf(text, isUnspaced(code) ? SIGN_OR_WORD : WORD),
		plain,
		isNumber: (word: string) => isFigure(word) || numbers.has(word),
	};
	cuts.set(language, cut);
	return cut;
}

const spansOf = (text: string, word: RegExp): number[] =>
	[...text.matchAll(word)].flatMap(({ 0: { length }, index }) => [index, index + length]);

const isFigure = (word: string): boolean => /^\p{N}/u.test(word) && isNumberWord(word.normalize('NFKC'));

/** Turns a pattern as editors write it into the patterns that match a request cut by `cutOf`. */
export function writtenFor(code: string, pattern: string): readonly string[] {
	if (!isUnspaced(code)) return [withoutMarks(pattern.toLowerCase()).replace(/['’]/g, ' ')];
	return eachAlternative(pattern.split(/\s+/)).map((tokens) =>
		tokens.flatMap((token) => (PATTERN_SIGN.test(token) ? token : (token.match(SIGN_IN_PATTERN) ?? []))).join(' '),
	);
}

/** Alternatives of several characters cannot share one place, so each becomes a pattern of its own. */
function eachAlternative([token, ...others]: readonly string[]): string[][] {
	if (token === undefined) return [[]];
	const rest = eachAlternative(others);
	return token.split('|').flatMap((one) => rest.map((tokens) => [one, ...tokens]));
}
