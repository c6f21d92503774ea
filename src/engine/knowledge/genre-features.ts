import { isNumberWord } from './detectors.ts';
import type { RequestWords } from './request-words.ts';
import { kindsOf } from './word-kinds.ts';

/** Later words are ignored: the end of a long story says little about the genre. */
const MOST_WORDS = 120;
const FIRST_WORDS = 2;

/** Endings that are cut off: "knitting", "knitted" and "knits" become one feature. */
const ENDING = /(?:ing|ings|ed|es|s|er|ers|ly)$/;
const SHORT = 4;
const STEM = 6;

/** The features of a request, each once, in the order in which they occur. */
export function genreFeatures(request: RequestWords): string[] {
	const found = new Set<string>();
	eachGenreFeature(request, (feature) => found.add(feature));
	return [...found];
}

/**
 * Calls `find` with each feature of a request, some of them several times: its words, their beginnings and their kinds, pairs of words
 * within tasks, the first words, and whether something is pasted. All figures are one feature.
 */
export function eachGenreFeature(
	{ words, starts, ends, stops, known, reading }: RequestWords,
	find: (feature: string) => void,
): void {
	const asked = reading.clauses.filter(({ part }) => part === 'task').map(({ span }) => span);
	const count = Math.min(words.length, MOST_WORDS);
	let before = '';
	for (let at = 0; at < count; at++) {
		const typed = words[at] ?? '';
		const word = plain(typed);
		if (known.get(typed)?.places[0] === at) {
			find(word);
			find(`~${stemOf(word)}`);
			for (const kind of kindsOf(word)) find(`@${kind}`);
		}
		const isAsked = asked.some(({ start, end }) => start <= (starts[at] ?? 0) && (ends[at] ?? 0) <= end);
		if (isAsked) {
			find(`*${word}`);
			if (before !== '') find(`${before} ${word}`);
		}
		if (at < FIRST_WORDS) find(`^${word}`);
		before = isAsked && !stops[at] ? word : '';
	}
	if (reading.material.length > 0) find('<pasted>');
}

const stemOf = (word: string): string => (word.length <= SHORT ? word : word.replace(ENDING, '').slice(0, STEM));

const plain = (word: string): string => (isNumberWord(word) ? '#' : word);
