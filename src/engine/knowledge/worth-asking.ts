import type { Candidate } from './candidate.ts';

/**
 * A request of more words has mostly answered the less valuable questions. Two readers found 45 of 73 questions worth this or
 * more good, and 18 of 51 worth less; where none was worth as much, no first question was among an expert's four. A very sure
 * genre may ask a less valuable one too, beside a question of great worth.
 */
const MANY_WORDS = 25;
const GREAT_WORTH = 7.3;
const VERY_SURE = 0.9;
const SOME_WORTH = 6;

/**
 * Marks the questions of a long request that are not worth asking.
 *
 * @param candidates the most valuable first
 * @param words the length of the request
 * @param sureness of its genre, 0 to 1
 */
export function worthAsking(candidates: readonly Candidate[], words: number, sureness: number): readonly Candidate[] {
	if (words <= MANY_WORDS) return candidates;
	const best = candidates.find(({ question, left }) => question !== null && left === null);
	const least = best && best.value >= GREAT_WORTH ? (sureness >= VERY_SURE ? SOME_WORTH : GREAT_WORTH) : Infinity;
	return candidates.map((one) =>
		one.question !== null && one.left === null && one.value < least ? { ...one, left: 'low value' } : one,
	);
}
