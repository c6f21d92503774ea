import type { Candidate } from './candidate.ts';

/**
 * Who tells much has told what is worth less, or wants something else. Of the first two questions, two readers found among an expert's
 * four: 119 of 154 for requests up to 12 words, 45 of 96 up to 75, and 18 of 58 beyond, where a third of all questions had been answered.
 */
const MANY_WORDS = 25;
const TOO_MANY_WORDS = 75;
const GREAT_WORTH = 7.3;

/**
 * Leaves what is not worth asking of a request that tells much.
 *
 * @param words of the request, with pasted material
 */
export function worthAsking(candidates: readonly Candidate[], words: number): readonly Candidate[] {
	if (words <= MANY_WORDS) return candidates;
	const least = words > TOO_MANY_WORDS ? Infinity : GREAT_WORTH;
	return candidates.map((one) =>
		one.question !== null && one.left === null && one.value < least ? { ...one, left: 'low value' } : one,
	);
}
