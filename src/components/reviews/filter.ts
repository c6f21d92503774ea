/** The filter of the list; empty strings do not filter. */
export interface Filter {
	readonly stars: string;
	readonly q: string;
}

const starsIn = (root: HTMLElement) => [...root.querySelectorAll<HTMLInputElement>('[name=stars]')];
const searchIn = (root: HTMLElement) => root.querySelector<HTMLInputElement>('[type=search]');

export const readFilter = (root: HTMLElement): Filter => ({
	stars: starsIn(root).find((one) => one.checked)?.value ?? '',
	q: searchIn(root)?.value.trim() ?? '',
});

/** Sets the page to a filter. A number of stars that does not exist means all reviews; a search that is too long is cut. */
export function setFilter(root: HTMLElement, { stars, q }: Filter): void {
	const inputs = starsIn(root);
	const wanted = inputs.find(({ value }) => value === stars) ?? inputs[0];
	if (wanted) wanted.checked = true;
	const search = searchIn(root);
	if (search) search.value = q.slice(0, search.maxLength).toWellFormed();
}

export function filterInAddress(): Filter {
	const query = new URLSearchParams(location.search);
	return { stars: query.get('stars') ?? '', q: query.get('q') ?? '' };
}

/** Writes the filter into the address, so that the list can be shared and reloaded. */
export function writeAddress(filter: Filter): void {
	const query = new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== ''));
	history.replaceState(null, '', query.size === 0 ? location.pathname : `?${query}`);
}
