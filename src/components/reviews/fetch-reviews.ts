import type { ReviewsData, ReviewsResponse } from '#contract/product-reviews';
import type { Filter } from './filter.ts';

/** Longer than any answer takes. */
const GIVE_UP_MS = 30_000;

/**
 * One page of the matching reviews; null without an answer of this server. Not by the islands' client, whose file is larger than everything
 * else on this page.
 */
export async function fetchReviews(filter: Filter, page: number): Promise<ReviewsData | null> {
	const query = new URLSearchParams({ ...filter, page: String(page) });
	try {
		const answer = await fetch(`/api/reviews?${query}`, { signal: AbortSignal.timeout(GIVE_UP_MS) });
		const body = (await answer.json()) as Partial<ReviewsResponse> | null;
		return (answer.ok && body?.data) || null;
	} catch {
		return null;
	}
}
