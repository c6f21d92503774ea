import { CheckAnswerRequest, CheckAnswerResponse } from '#contract/check-answer';
import { route } from '#server/http/route';
import { REVIEW_MAX_BYTES, reviewAnswer } from '#server/optimise/review-answer';

export const prerender = false;

export const POST = route({
	access: 'anyone',
	input: CheckAnswerRequest,
	mostBytes: REVIEW_MAX_BYTES,
	output: CheckAnswerResponse,
	handle: ({ runtime, input, requestId }) => reviewAnswer(runtime, { ...input, requestId }),
});
