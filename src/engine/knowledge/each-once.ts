import type { Candidate } from './candidate.ts';

/**
 * Marks a question as left out when a more valuable one asks for the same: in the same words, because of the same words of the
 * request ("40 quid"), or under the same id in another genre (`any.known`, `email.known`).
 *
 * @param candidates the most valuable first
 */
export function eachOnce(candidates: readonly Candidate[]): Candidate[] {
	const asked: Candidate[] = [];
	const twins = new Set<string>();
	const kept = candidates.map((one): Candidate => {
		if (!one.question || one.left !== null) return one;
		if (!asked.some((other) => isSame(one, other))) {
			asked.push(one);
			return one;
		}
		twins.add(`${one.id}.offer`);
		return { ...one, left: 'asked by another' };
	});
	return kept.map((one) => (one.left === null && twins.has(one.id) ? { ...one, left: 'asked by another' } : one));
}

function isSame(one: Candidate, other: Candidate): boolean {
	if (one.question?.ask.toLowerCase() === other.question?.ask.toLowerCase()) return true;
	if (one.because && other.because) return one.because.includes(other.because) || other.because.includes(one.because);
	return pointOf(one) !== null && pointOf(one) === pointOf(other);
}

/** The question's id within its genre: "known" of `any.known`; null for a circumstance. */
const pointOf = ({ id }: Candidate): string | null => id.split('.')[1] ?? null;
