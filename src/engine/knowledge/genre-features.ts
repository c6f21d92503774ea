import { isNumberWord } from './detectors.ts';
import type { RequestWords } from './request-words.ts';
import { kindsOf } from './word-kinds.ts';

/** What is told in a long story says little of the genre. */
const MOST_WORDS = 120;
const FIRST_WORDS = 2;

/** "Knitting", "knitted" and "knits" are one. */
const ENDING = /(?:ing|ings|ed|es|s|er|ers|ly)$/;
const SHORT = 4;
const STEM = 6;

/**
 * What a request tells of its genre, each once: its words, how they begin and what kind they are of, pairs of words of what is asked, how it begins, and whether
 * something is pasted. Figures are all the same.
 */
export function genreFeatures({ words, starts, ends, stops, reading }: RequestWords): string[] {
	const found = new Set<string>();
	const asked = reading.clauses.filter(({ part }) => part === 'task').map(({ span }) => span);
	const count = Math.min(words.length, MOST_WORDS);
	let before = '';
	for (let at = 0; at < count; at++) {
		const word = plain(words[at] ?? '');
		found.add(word);
		found.add(`~${stemOf(word)}`);
		for (const kind of kindsOf(word)) found.add(`@${kind}`);
		const isAsked = asked.some(({ start, end }) => start <= (starts[at] ?? 0) && (ends[at] ?? 0) <= end);
		if (isAsked) {
			found.add(`*${word}`);
			if (before !== '') found.add(`${before} ${word}`);
		}
		if (at < FIRST_WORDS) found.add(`^${word}`);
		before = isAsked && !stops[at] ? word : '';
	}
	if (reading.material.length > 0) found.add('<pasted>');
	return [...found];
}

const stemOf = (word: string): string => (word.length <= SHORT ? word : word.replace(ENDING, '').slice(0, STEM));

const plain = (word: string): string => (isNumberWord(word) ? '#' : word);
