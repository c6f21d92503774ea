import { OPERATIONS } from '#contract/operations';
import { route } from '#server/http/route';
import { REVIEW_MAX_BYTES, reviewAnswer } from '#server/optimise/review-answer';

export const prerender = false;

export const POST = route(OPERATIONS.checkAnswer, {
	mostBytes: REVIEW_MAX_BYTES,
	handle: ({ runtime, input, requestId }) => reviewAnswer(runtime, { ...input, requestId }),
});
