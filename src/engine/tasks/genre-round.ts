import type { Clarification as Round } from '#engine/types';
import type { Question } from '../review-model.ts';

const MOST_QUESTIONS = 3;
const LEAST_OPTIONS = 2;

/**
 * A request that says its kind and nothing else ("write a complaint to the airline") is asked what somebody who knows that
 * kind of work asks first: in the place of the general questions, behind one that this kind cannot do without.
 *
 * @param round as planned without knowing more than the kind; its first question stays where it `isNeeded`
 * @param known questions of the genre, the most valuable first
 */
export function genreRound(round: Round, known: readonly Question[], isNeeded: boolean): Round {
	const better = known.map(withoutBeginnings).filter(({ options }) => options.length >= LEAST_OPTIONS);
	const questions = [...round.questions.slice(0, isNeeded ? 1 : 0), ...better].slice(0, MOST_QUESTIONS);
	const [first] = questions;
	if (better.length === 0 || !first) return round;
	return isNeeded
		? { ...round, questions }
		: { ...round, question: first.question, examples: first.options, questions };
}

/** "A delay…" asks for own words behind it, for which the field is there. */
const withoutBeginnings = (one: Question): Question => ({
	...one,
	options: one.options.filter((option) => !option.endsWith('…')),
});
