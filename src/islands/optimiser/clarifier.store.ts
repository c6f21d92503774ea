import { atom } from 'nanostores';
import { PROMPT_MAX_CHARS } from '#contract/limits';

export type AnswerProblem = { readonly kind: 'empty' } | { readonly kind: 'tooLong'; readonly length: number };

/** What stands in the context input. */
export const $answer = atom('');
export const $answerProblem = atom<AnswerProblem | null>(null);

export function typeAnswer(text: string): void {
	$answer.set(text);
	$answerProblem.set(null);
}

/** Adds an answer to the text that was sent; a second answer joins the first under the same heading. */
export function withAnswer(sent: string, answer: string): string {
	const marker = '\n\nAdditional context: ';
	return sent.includes(marker) ? `${sent}\n${answer}` : `${sent}${marker}${answer}`;
}

/** Checks the answer, notes what is wrong with it, and returns the text to send, or null. */
export function composeAnswered(sent: string, answer: string): string | null {
	const trimmed = answer.trim();
	const composed = withAnswer(sent, trimmed);
	const problem = findProblem(trimmed, composed);
	$answerProblem.set(problem);
	return problem ? null : composed;
}

function findProblem(answer: string, composed: string): AnswerProblem | null {
	if (answer === '') return { kind: 'empty' };
	return composed.length > PROMPT_MAX_CHARS ? { kind: 'tooLong', length: composed.length } : null;
}
