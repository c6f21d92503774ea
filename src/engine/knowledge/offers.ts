import type { Suggestion } from '#engine/review-model';
import type { Candidate } from './candidate.ts';
import { namingWords } from './naming-words.ts';

export const MOST_SUGGESTIONS = 2;
const OFFER = /\.offer$/;

/** The id of the question that belongs to an offer: `vegetarian` for `vegetarian.offer`. */
export const questionOf = (id: string): string => id.replace(OFFER, '');

/** The lines to offer, without those that repeat an option of a question shown for the same circumstance. */
export function offersOf(candidates: readonly Candidate[], shown: readonly Candidate[]): Suggestion[] {
	return candidates
		.flatMap(({ id, suggestion, because, left }) => {
			if (suggestion === null || left !== null) return [];
			const twin = shown.find((one) => one.id === questionOf(id));
			const lines = twin?.question?.options.map(([, line]) => line) ?? [];
			return lines.some((line) => saysSame(suggestion, line)) ? [] : [{ id, text: suggestion, because: because ?? '' }];
		})
		.filter(({ text }, at, all) => !all.slice(0, at).some((other) => saysSame(text, other.text)))
		.slice(0, MOST_SUGGESTIONS);
}

/** The share of a line's naming words that another text must hold to count as saying the same. */
const MUCH = 0.5;

/** Whether a text holds enough naming words of a line to say the same. */
export function saysSame(line: string, text: string): boolean {
	const words = [...namingWords(line)];
	const others = namingWords(text);
	return words.filter((word) => others.has(word)).length >= words.length * MUCH;
}
