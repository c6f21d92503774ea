import type { Clarification as Round } from '#engine/types';
import type { Question } from '../review-model.ts';

const MOST_QUESTIONS = 3;
const LEAST_OPTIONS = 1;

/**
 * The round for a request that names only its kind ("write a complaint to the airline"): the questions of the genre replace the
 * general ones, except a first question that the kind needs.
 *
 * @param round as planned by the kind of work alone; its first question stays where it `isNeeded`
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

/** "A delay…" opens a text field, which a round has anyway. */
const withoutBeginnings = (one: Question): Question => ({
	...one,
	options: one.options.filter((option) => !option.endsWith('…')),
});
