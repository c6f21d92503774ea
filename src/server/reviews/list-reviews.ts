import type { Review, ReviewsQuery, ReviewsResponse } from '#contract/product-reviews';
import { countStars, findReviews, type PublicReview } from '#db/reviews';
import type { Runtime } from '../runtime.ts';

const PAGE_LENGTH = 20;

const STARS = [1, 2, 3, 4, 5];

/** One page of the matching approved reviews, and the average of all approved ones. */
export async function listReviews({ db }: Runtime, query: ReviewsQuery): Promise<ReviewsResponse> {
	const { q: text, stars = null, limit: most = PAGE_LENGTH, page = 1 } = query;
	const [found, counts] = await Promise.all([
		findReviews(db, { text, stars, most, offset: (page - 1) * most }),
		countStars(db),
	]);
	const starCounts = STARS.map((n) => counts.get(n) ?? 0);
	return {
		success: true,
		data: { reviews: found.rows.map(reviewOf), total: found.total, avgRating: averageOf(starCounts), starCounts },
	};
}

/** The average to a tenth; null without reviews. */
function averageOf(starCounts: readonly number[]): number | null {
	const count = starCounts.reduce((sum, n) => sum + n, 0);
	const stars = starCounts.reduce((sum, n, i) => sum + n * (i + 1), 0);
	return count === 0 ? null : Math.round((stars / count) * 10) / 10;
}

const reviewOf = ({ id, name, stars, text, createdAt }: PublicReview): Review => ({
	id,
	name,
	stars,
	review_text: text,
	created_at: createdAt.toISOString(),
});
