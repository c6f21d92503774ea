import type { Review, ReviewsData } from '#contract/product-reviews';
import { drawReview } from './draw-review.ts';
import { countOf } from './summary.ts';

/** The sentence under the search while there is no list, or beneath the list. */
type State = 'loading' | 'empty' | 'none' | 'failed' | null;

export interface ListView {
	wait(): void;
	/** @param isFirst the reviews replace those on the page; otherwise they are added to them */
	show(data: ReviewsData, page: { readonly isFirst: boolean; readonly isNarrowed: boolean }): void;
	fail(): void;
}

/** Draws the list in each of its states, and announces each state to screen readers. */
export function listViewIn(root: HTMLElement): ListView | null {
	const list = root.querySelector<HTMLElement>('[data-list]');
	const says = root.querySelector<HTMLElement>('[data-says]');
	const next = root.querySelector<HTMLElement>('[data-next]');
	const problem = root.querySelector<HTMLElement>('[data-problem]');
	const template = root.querySelector<HTMLTemplateElement>('#review-item');
	if (!list || !says || !next || !problem || !template) return null;
	const shown = new Set<string>();

	function turnTo(state: State): void {
		for (const one of root.querySelectorAll<HTMLElement>('[data-when]')) one.hidden = one.dataset['when'] !== state;
		problem?.replaceChildren(state === 'failed' ? (problem.dataset['problem'] ?? '') : '');
	}

	/** A newer review shifts the pages by one, so the first one here may be on show already. */
	function draw(reviews: readonly Review[]): HTMLElement[] {
		const fresh = reviews.filter(({ id }) => !shown.has(id));
		for (const { id } of fresh) shown.add(id);
		return fresh.map((review) => drawReview(template as HTMLTemplateElement, review));
	}

	return {
		wait() {
			says.textContent = says.dataset['loading'] ?? '';
			list.ariaBusy = 'true';
			turnTo(list.childElementCount === 0 ? 'loading' : null);
		},
		show({ reviews, total }, { isFirst, isNarrowed }) {
			if (isFirst) shown.clear();
			const items = draw(reviews);
			if (isFirst) list.replaceChildren(...items);
			else list.append(...items);
			list.ariaBusy = null;
			next.hidden = reviews.length === 0 || shown.size >= total;
			turnTo(total > 0 ? null : isNarrowed ? 'none' : 'empty');
			says.textContent = total > 0 ? countOf(says, total) : '';
			if (!isFirst && !document.querySelector(':popover-open, dialog[open]')) items[0]?.focus();
		},
		fail() {
			list.ariaBusy = null;
			says.textContent = '';
			next.hidden = true;
			turnTo('failed');
		},
	};
}
