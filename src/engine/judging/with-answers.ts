import { type Advice, questionsOf } from '../knowledge/advise.ts';
import type { AnswerKind } from '../knowledge/genre-model.ts';
import type { GivenLine } from '../knowledge/given-lines.ts';
import type { Score, ScoreCheck } from '../review-model.ts';
import { quoted } from './check.ts';

/** By check, the kinds of answer that fulfil it. */
const TELLS: Readonly<Record<string, readonly AnswerKind[]>> = {
	audience: ['reader'],
	context: ['fact', 'priority'],
	form: ['form'],
	extent: ['amount'],
	rules: ['content', 'ban', 'limit', 'style'],
};
/** Share of its points up to which a check counts as not fulfilled. */
const HARDLY = 0.2;

/** The score of the text with what the person has added beside it, and what answering a question would add. */
export function withAnswers(score: Score, given: readonly GivenLine[], advice: Advice): Score {
	const shown = new Set(questionsOf(advice).map(({ id }) => id));
	const open = advice.candidates.flatMap(({ id, question }) => (question && shown.has(id) ? [question] : []));
	const add = (check: ScoreCheck): ScoreCheck => {
		const kinds = TELLS[check.id] ?? [];
		if (check.points > check.most * HARDLY) return check;
		const told = given.find(({ as }) => kinds.includes(as));
		const worth = open.find(({ as }) => kinds.includes(as));
		const addition = told
			? `You have added ${quoted(told.text)}.`
			: worth
				? `Worth answering: ${quoted(worth.ask)}`
				: '';
		return addition === '' ? check : { ...check, finding: `${check.finding} ${addition}` };
	};
	return { ...score, checks: score.checks.map(add) };
}
