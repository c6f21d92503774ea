import { read } from '../reading/read.ts';
import type { AnswerCheck, AnswerReview } from '../review-model.ts';
import { answerTextOf } from './answer-text.ts';
import { checkLength } from './check-length.ts';
import { CANNOT_TELL } from './finding.ts';
import { writeRepair } from './write-repair.ts';

/**
 * Holds an answer against every rule of a request that asks for something to be counted, found or left out. Pure and
 * linear in both texts. A rule is failed only on proof; where counting cannot tell, it is `unclear`.
 *
 * @param text the request, 1 to 4,000 UTF-16 units
 * @param answer what a model answered, up to 20,000 UTF-16 units
 */
export function checkAnswer(text: string, answer: string): AnswerReview {
	const reading = read(text);
	const answered = answerTextOf(answer);
	const rules = reading.clauses.flatMap((clause) => clause.constraints);
	const checks = rules.map((constraint, index): AnswerCheck => {
		const { start, end, text: rule } = constraint.span;
		return {
			id: `rule-${index + 1}`,
			rule: rule.trim(),
			source: { start, end },
			...(checkLength(constraint, answered) ?? CANNOT_TELL),
		};
	});
	return { checks, repairPrompt: writeRepair(checks) };
}
