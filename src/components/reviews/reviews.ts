import { SEARCH_DEBOUNCE_MS } from '#islands/timings.ts';
import { fetchReviews } from './fetch-reviews.ts';
import { type Filter, filterInAddress, readFilter, setFilter, writeAddress } from './filter.ts';
import { listViewIn } from './list-view.ts';
import { tellRating } from './rating-facts.ts';
import { showSummary } from './summary.ts';

const NO_FILTER: Filter = { stars: '', q: '' };

/** The list of reviews with search and star filter, twenty at a time. Of several pending requests only the latest one counts. */
export function startReviews(root: HTMLElement): void {
	const view = listViewIn(root);
	if (!view) return;
	let asked = 0;
	let pages = 0;

	async function load(): Promise<void> {
		asked += 1;
		const mine = asked;
		const filter = readFilter(root);
		view?.wait();
		const data = await fetchReviews(filter, pages + 1);
		if (mine !== asked) return;
		if (data === null) {
			root.dataset['has'] ??= 'some';
			view?.fail();
			return;
		}
		const isNarrowed = filter.stars !== '' || filter.q !== '';
		pages += 1;
		showSummary(root, data);
		view?.show(data, { isFirst: pages === 1, isNarrowed });
		if (!isNarrowed && pages === 1) tellRating(data);
	}

	function narrow(): void {
		pages = 0;
		writeAddress(readFilter(root));
		void load();
	}

	root.addEventListener('change', ({ target }) => {
		if ((target as HTMLInputElement).name === 'stars') narrow();
	});
	onSearch(root, () => {
		document.dispatchEvent(new CustomEvent('ploop:track', { detail: { event: 'reviews_searched', detail: {} } }));
		narrow();
	});
	root.addEventListener('click', ({ target }) => {
		const pressed = (target as Element).closest<HTMLElement>('[data-next], [data-retry], [data-clear]');
		if (pressed?.matches('[data-clear]')) {
			setFilter(root, NO_FILTER);
			root.querySelector<HTMLElement>('[type=search]')?.focus();
			narrow();
		} else if (pressed) void load();
	});
	setFilter(root, filterInAddress());
	void load();
}

/** Calls back a moment after the last key, and at once on Enter; not for the same text again. */
function onSearch(root: HTMLElement, search: () => void): void {
	const field = root.querySelector<HTMLInputElement>('[type=search]');
	if (!field) return;
	let timer: ReturnType<typeof setTimeout> | undefined;
	const now = () => {
		clearTimeout(timer);
		if (readFilter(root).q !== filterInAddress().q.trim()) search();
	};
	field.addEventListener('input', () => {
		clearTimeout(timer);
		timer = setTimeout(now, SEARCH_DEBOUNCE_MS);
	});
	field.addEventListener('keydown', ({ key }) => {
		if (key === 'Enter') now();
	});
}
