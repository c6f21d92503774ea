import { ContactRequest, ContactResponse } from './contact.ts';
import type { Operation } from './operation.ts';
import { ReviewReceived, ReviewRequest, ReviewsQuery, ReviewsResponse } from './product-reviews.ts';

/** Reviews, which are public once approved, and messages to the operator. */
export const FEEDBACK_OPERATIONS = {
	listReviews: {
		method: 'get',
		path: '/api/reviews',
		access: 'anyone',
		summary: 'Approved reviews, newest first, searched, by stars and in pages, with the average of all of them.',
		query: ReviewsQuery,
		output: ReviewsResponse,
		errors: [],
	},
	submitReview: {
		method: 'post',
		path: '/api/reviews',
		access: 'anyone',
		summary: 'Takes a review, which is public once it was approved. The address is never shown.',
		input: ReviewRequest,
		output: ReviewReceived,
		errors: [
			'name_required',
			'display_name_invalid',
			'valid_email_required',
			'review_too_short',
			'review_too_long',
			'spam',
		],
	},
	contact: {
		method: 'post',
		path: '/api/contact',
		access: 'anyone',
		summary: 'Takes a message for the people behind the product: it is stored, then mailed to them.',
		input: ContactRequest,
		output: ContactResponse,
		errors: ['consent_required', 'spam', 'email_disabled', 'send_failed'],
	},
} as const satisfies Readonly<Record<string, Operation>>;
