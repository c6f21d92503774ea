import type { Candidate } from './candidate.ts';

/**
 * Who tells much has told what is worth less, or wants something else. Of questions for requests of more words two readers found
 * good, where the value was at least so much, 45 of 73, and 18 of 51 where it was less; where none was worth so much, no first
 * question was among an expert's four. A kind that is very sure may ask more, beside one of great worth.
 */
const MANY_WORDS = 25;
const GREAT_WORTH = 7.3;
const VERY_SURE = 0.9;
const SOME_WORTH = 6;

/**
 * Leaves what is not worth asking of a request that tells much.
 *
 * @param candidates the most valuable first
 */
export function worthAsking(candidates: readonly Candidate[], words: number, sureness: number): readonly Candidate[] {
	if (words <= MANY_WORDS) return candidates;
	const best = candidates.find(({ question, left }) => question !== null && left === null);
	const least = best && best.value >= GREAT_WORTH ? (sureness >= VERY_SURE ? SOME_WORTH : GREAT_WORTH) : Infinity;
	return candidates.map((one) =>
		one.question !== null && one.left === null && one.value < least ? { ...one, left: 'low value' } : one,
	);
}
