import { OPERATIONS } from '#contract/operations';
import { route } from '#server/http/route';
import { listReviews } from '#server/reviews/list-reviews';
import { submitReview } from '#server/reviews/submit-review';

export const prerender = false;

const refusal = { mark: { success: false } } as const;

export const GET = route(OPERATIONS.listReviews, {
	burst: 'searchBurst',
	refusal,
	handle: ({ runtime, query }) => listReviews(runtime, query),
});

export const POST = route(OPERATIONS.submitReview, {
	refusal,
	handle: ({ runtime, caller, input, request: { clientAddress } }) =>
		submitReview(runtime, input, { caller, clientAddress }),
});
