import type { CheckAnswerRequest, CheckAnswerResponse } from '#contract/check-answer';
import { ANSWER_MAX_CHARS, PROMPT_MAX_CHARS } from '#contract/limits';
import type { Runtime } from '../runtime.ts';

/** Both texts at their longest, with every character escaped as `\uXXXX`. */
export const REVIEW_MAX_BYTES = 6 * (PROMPT_MAX_CHARS + ANSWER_MAX_CHARS) + 1024;

/** Checks an answer against the rules of a text. Stores, counts and logs neither. */
export async function reviewAnswer(
	runtime: Pick<Runtime, 'checkAnswer'>,
	{ rawPrompt, answer, requestId }: CheckAnswerRequest & { readonly requestId: string },
): Promise<CheckAnswerResponse> {
	const { checks, repairPrompt } = await runtime.checkAnswer(rawPrompt, answer);
	return { requestId, checks: [...checks], repairPrompt };
}
