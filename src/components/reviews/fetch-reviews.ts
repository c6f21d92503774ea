import type { ReviewsData, ReviewsResponse } from '#contract/product-reviews';
import type { Filter } from './filter.ts';

/** Longer than any answer takes. */
const GIVE_UP_MS = 30_000;

/**
 * One page of the reviews that fit; null when no answer of ours came. Not by the islands' client: its file is larger than all
 * that this page loads.
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
