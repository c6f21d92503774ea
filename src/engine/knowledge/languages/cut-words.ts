import { withoutMarks } from '#engine/reading/without-marks';
import { isNumberWord } from '../detectors.ts';
import { plainWord } from '../pattern.ts';
import type { WordCut } from '../request-words.ts';
import { isUnspaced, type LanguageKnowledge } from './language-knowledge.ts';

const SIGN_OR_WORD = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー々]|\p{sc=Latin}+|\p{N}+/gu;
/** In a pattern figures stand beside signs: "#日間". */
const SIGN_IN_PATTERN = new RegExp(`#|<[a-z]+>|${SIGN_OR_WORD.source}`, 'gu');
const PATTERN_SIGN = /^[~+]$/;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** What stands before the end of a compound must be long enough to be a word. */
const SHORTEST_BEGINNING = 3;

const cuts = new WeakMap<LanguageKnowledge, WordCut>();

/** How a request in the language is cut into words: without accents, at apostrophes, compounds in two, and signs one by one. */
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
		word: isUnspaced(code) ? SIGN_OR_WORD : WORD,
		plain,
		isNumber: (word: string) => isFigure(word) || numbers.has(word),
	};
	cuts.set(language, cut);
	return cut;
}

const isFigure = (word: string): boolean => /^\p{N}/u.test(word) && isNumberWord(word.normalize('NFKC'));

/** A pattern as editors write it, in the form in which requests in that language are cut. */
export function writtenFor(code: string, pattern: string): readonly string[] {
	if (!isUnspaced(code)) return [withoutMarks(pattern.toLowerCase()).replace(/['’]/g, ' ')];
	return eachAlternative(pattern.split(/\s+/)).map((tokens) =>
		tokens.flatMap((token) => (PATTERN_SIGN.test(token) ? token : (token.match(SIGN_IN_PATTERN) ?? []))).join(' '),
	);
}

/** Alternatives of several signs do not stand at one place: each is a pattern of its own. */
function eachAlternative([token, ...others]: readonly string[]): string[][] {
	if (token === undefined) return [[]];
	const rest = eachAlternative(others);
	return token.split('|').flatMap((one) => rest.map((tokens) => [one, ...tokens]));
}
