import type { CheckAnswerRequest, CheckAnswerResponse } from '#contract/check-answer';
import type { Messages } from '#copy/optimiser-copy';
import { type PostOutcome, postJson } from '#islands/api.ts';

export async function postAnswer(
	request: CheckAnswerRequest,
	messages: Messages,
): Promise<PostOutcome<CheckAnswerResponse>> {
	const outcome = await postJson('/api/check-answer', request, messages);
	if (!outcome.isOk) return outcome;
	if (isReview(outcome.answer)) return { isOk: true, answer: outcome.answer };
	return { isOk: false, refusal: { kind: 'failed', message: messages.unexpected, usage: null } };
}

function isReview(body: unknown): body is CheckAnswerResponse {
	const review = body as Partial<CheckAnswerResponse> | null;
	return Array.isArray(review?.checks) && (review.repairPrompt === null || typeof review.repairPrompt === 'string');
}
