import { z } from 'zod';
import { REVIEW_MAX_CHARS, REVIEW_MIN_CHARS, REVIEW_NAME_MAX_CHARS, SEARCH_MAX_CHARS } from './limits.ts';
import { oneLine, visible } from './one-line.ts';
import { refused } from './refused.ts';

/** A whole number in a query. An empty value counts as absent, because a form sends one when nothing was chosen. */
const wholeNumber = (most: number) =>
	z
		.string()
		.regex(/^(?:[1-9]\d{0,4})?$/)
		.transform((text) => (text === '' ? undefined : Number(text)))
		.refine((n = 1) => n <= most)
		.optional();

/** `GET /api/reviews`: searches name and text, ignoring case and accents. */
export const ReviewsQuery = z.strictObject({
	q: z.string().max(SEARCH_MAX_CHARS).default(''),
	stars: wholeNumber(5),
	/** Reviews on a page; 20 if absent. */
	limit: wholeNumber(100),
	/** Number of the page, from 1. */
	page: wholeNumber(10_000),
});
export type ReviewsQuery = z.infer<typeof ReviewsQuery>;

export const Review = z.strictObject({
	id: z.string(),
	name: z.string(),
	stars: z.int().min(1).max(5),
	review_text: z.string(),
	created_at: z.iso.datetime(),
});
export type Review = z.infer<typeof Review>;

export const ReviewsResponse = z.strictObject({
	success: z.literal(true),
	data: z.strictObject({
		/** Only approved reviews, newest first. */
		reviews: z.array(Review),
		/** Number of reviews that match the search and the stars. */
		total: z.int(),
		/** Average of all approved reviews, whatever was searched for, to a tenth; null without reviews. */
		avgRating: z.number().nullable(),
		/** Numbers of approved reviews with one to five stars. */
		starCounts: z.array(z.int()).length(5),
	}),
});
export type ReviewsResponse = z.infer<typeof ReviewsResponse>;
export type ReviewsData = ReviewsResponse['data'];

/** `POST /api/reviews` request. The review is not public until it is approved. */
export const ReviewRequest = z.strictObject({
	name: z
		.string(refused('name_required'))
		.refine((text) => visible(text) !== '', { ...refused('name_required'), abort: true })
		.pipe(oneLine(refused('display_name_invalid'), REVIEW_NAME_MAX_CHARS)),
	email: z
		.string(refused('valid_email_required'))
		.refine((text) => text.includes('@'), { ...refused('valid_email_required'), abort: true })
		.pipe(oneLine(refused('valid_email_required'), 254)),
	stars: z.int().min(1).max(5).default(5),
	review_text: z
		.string(refused('review_too_short'))
		.max(REVIEW_MAX_CHARS, { ...refused('review_too_long'), abort: true })
		.refine((text) => visible(text).length >= REVIEW_MIN_CHARS, refused('review_too_short'))
		.transform((text) => text.trim()),
	/** A hidden field that only bots fill in. */
	website: z
		.string()
		.max(2048)
		.refine((text) => text === '', refused('spam'))
		.default(''),
});
export type ReviewRequest = z.infer<typeof ReviewRequest>;
export const ReviewReceived = z.strictObject({ success: z.literal(true) });
