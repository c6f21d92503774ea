import type { ReviewsData } from '#contract/product-reviews';

/**
 * Adds the rating and the shown reviews to the page's data for search engines: only reviews that people
 * wrote and the operator approved; nothing when there are none.
 */
export function tellRating({ reviews, avgRating, starCounts }: ReviewsData): void {
	const facts = [...document.querySelectorAll('script[type="application/ld+json"]')].find((script) =>
		script.textContent.includes('"SoftwareApplication"'),
	);
	if (!facts || avgRating === null) return;
	const product: object = JSON.parse(facts.textContent);
	facts.textContent = JSON.stringify({
		...product,
		aggregateRating: {
			'@type': 'AggregateRating',
			ratingValue: avgRating,
			reviewCount: starCounts.reduce((sum, n) => sum + n, 0),
			bestRating: 5,
			worstRating: 1,
		},
		review: reviews.map((one) => ({
			'@type': 'Review',
			author: { '@type': 'Person', name: one.name },
			datePublished: one.created_at,
			reviewBody: one.review_text,
			reviewRating: { '@type': 'Rating', ratingValue: one.stars, bestRating: 5, worstRating: 1 },
		})),
	});
}
