import type { Reading } from '#engine/types';
import { ENGLISH_WORDS } from '../reading/data/stop-words.ts';
import { isImplausible } from '../reading/flags/nonsense.ts';
import { FASHION_WORDS, LOREM_WORDS, PROMPT_WORDS } from './data/empty-words.ts';

const wordSet = (list: string): ReadonlySet<string> => new Set(list.split(' '));

const ARTICLES = wordSet('a an the');
const NOT_AFTER_ARTICLE = wordSet(
	"of to by from with and or but than is are was were he she we they i a an the my your our very's please because although",
);
const PREPOSITIONS = wordSet('of to by for with from at into');
const NOT_AFTER_PREPOSITION = wordSet('of and or but is are was were to he she they we please because');

const FORMULA = /[=+*<>{}\\]/;

const LEAST_WORDS = 4;
const SHORT = 60;
/** Shares of the words of a text. */
const ODD = 0.2;
const OFTEN_ODD = 0.1;
const MOSTLY = 0.7;
const MASHED = 0.5;
const FILLER = 0.4;
const FASHION = 0.45;
const DISTINCT = 0.34;
const DOUBLED = 0.3;

/** A sentence on why the words of a request make no sense together; null when they may. */
export function findNonsense(reading: Reading, words: readonly string[]): string | null {
	if (reading.isNonsense) return 'No word of it could be recognised.';
	const plain = words.filter((word) => /^[a-z][a-z'-]*$/.test(word));
	if (plain.length < words.length * MOSTLY || plain.length < LEAST_WORDS) return null;
	if (areMashed(plain)) return 'Most of it is letters, not words.';
	if (shareOf(plain, (word) => LOREM_WORDS.has(word)) >= FILLER) return 'It is filler text.';
	if (plain.length > SHORT || reading.material.length > 0) return null;
	if (isRepetition(plain)) return 'It repeats the same few words.';
	if (reading.language.code !== 'en') return null;
	if (!FORMULA.test(reading.text) && hasBrokenGrammar(plain)) return 'The words do not form a sentence.';
	return isFashion(plain) ? 'It is made of phrases that name nothing in particular.' : null;
}

/** Words known to be English are not mashed, so the letters of the others are looked at only where these are enough. */
function areMashed(words: readonly string[]): boolean {
	const strange = words.filter((word) => !ENGLISH_WORDS.has(word));
	const enough = words.length * MASHED;
	return strange.length >= enough && strange.filter(isImplausible).length >= enough;
}

const shareOf = (words: readonly string[], is: (word: string) => boolean): number =>
	words.filter(is).length / Math.max(1, words.length);

function isRepetition(words: readonly string[]): boolean {
	const doubled = words.filter((word, index) => word === words[index - 1]).length;
	return new Set(words).size <= words.length * DISTINCT || doubled >= words.length * DOUBLED;
}

/** Whether pairs of words that hardly occur ("the of", "with and") are too many for a slip. */
function hasBrokenGrammar(words: readonly string[]): boolean {
	let odd = 0;
	for (let i = 1; i < words.length; i++) if (isOddPair(words[i - 1] ?? '', words[i] ?? '')) odd++;
	const share = odd / words.length;
	return share >= ODD || (odd >= 2 && share >= OFTEN_ODD);
}

const isOddPair = (one: string, next: string): boolean =>
	(ARTICLES.has(one) && NOT_AFTER_ARTICLE.has(next)) || (PREPOSITIONS.has(one) && NOT_AFTER_PREPOSITION.has(next));

function isFashion(words: readonly string[]): boolean {
	const telling = words.filter((word) => !ENGLISH_WORDS.has(word));
	const isEmpty = (word: string) => FASHION_WORDS.has(word) || PROMPT_WORDS.has(word);
	const fashionable = telling.filter((word) => FASHION_WORDS.has(word)).length;
	return fashionable >= 3 && shareOf(telling, isEmpty) >= FASHION;
}

const LEAST_TELLING = 5;
const EMPTY = 0.6;

/** The sentence for a text about roles, formats and tones without a subject; null when it names one. */
export function findEmptiness(words: readonly string[]): string | null {
	const telling = words.filter((word) => !ENGLISH_WORDS.has(word));
	if (telling.length < LEAST_TELLING || words.length > SHORT) return null;
	const isEmpty = (word: string) => PROMPT_WORDS.has(word) || FASHION_WORDS.has(word);
	return shareOf(telling, isEmpty) >= EMPTY ? 'It says how to answer, and nothing about what.' : null;
}
