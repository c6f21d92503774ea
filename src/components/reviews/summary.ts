import type { ReviewsData } from '#contract/product-reviews';

/** Shows the average of all reviews and how many have each number of stars; both stay when the list is narrowed. */
export function showSummary(root: HTMLElement, { avgRating, starCounts }: ReviewsData): void {
	const all = starCounts.reduce((sum, n) => sum + n, 0);
	root.dataset['has'] = all === 0 ? 'none' : 'some';
	const stars = root.querySelector<HTMLElement>('.average .stars');
	if (stars) stars.dataset['stars'] = String(Math.round(avgRating ?? 0));
	const average = root.querySelector<HTMLElement>('[data-average]');
	if (average) average.textContent = avgRating === null ? '' : fill(average.dataset['text'], avgRating.toFixed(1));
	const count = root.querySelector<HTMLElement>('[data-count]');
	if (count && all > 0) count.textContent = countOf(count, all);
	for (const [i, n] of starCounts.entries()) {
		const bar = root.querySelector(`[data-share="${i + 1}"]`);
		const figure = root.querySelector(`[data-found="${i + 1}"]`);
		bar?.setAttribute('width', String(all === 0 ? 0 : n / all));
		if (figure) figure.textContent = String(n);
	}
}

/** "1 review", "20 reviews", in the words the element carries. */
export const countOf = ({ dataset }: HTMLElement, n: number): string =>
	fill(dataset[n === 1 ? 'one' : 'other'], String(n));

const fill = (text = '', n: string): string => text.replace('{n}', n);
