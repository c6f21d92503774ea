import { ReviewReceived, ReviewRequest, ReviewsQuery, ReviewsResponse } from '#contract/product-reviews';
import { route } from '#server/http/route';
import { listReviews } from '#server/reviews/list-reviews';
import { submitReview } from '#server/reviews/submit-review';

export const prerender = false;

const refusal = { mark: { success: false } } as const;

export const GET = route({
	access: 'anyone',
	query: ReviewsQuery,
	burst: 'searchBurst',
	output: ReviewsResponse,
	refusal,
	handle: ({ runtime, query }) => listReviews(runtime, query),
});

export const POST = route({
	access: 'anyone',
	input: ReviewRequest,
	output: ReviewReceived,
	refusal,
	handle: ({ runtime, caller, input, request: { clientAddress } }) =>
		submitReview(runtime, input, { caller, clientAddress }),
});
