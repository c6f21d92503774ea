/** Less than this is the padding of the row. */
const HARDLY_ANY_PX = 16;

/**
 * Scrolls the row of account pages on a phone to the open page's tab, once the row has a width and whenever the width changes,
 * and says with `data-before` and `data-after` on which side there are more tabs.
 */
export function keepTabInView(): void {
	const nav = document.querySelector<HTMLElement>('[data-account-nav]');
	const row = nav?.querySelector('ul');
	const tab = row?.querySelector<HTMLElement>('[aria-current]');
	if (!nav || !row) return;
	const mark = (): void => {
		nav.toggleAttribute('data-before', row.scrollLeft > HARDLY_ANY_PX);
		nav.toggleAttribute('data-after', row.scrollLeft + row.clientWidth < row.scrollWidth - HARDLY_ANY_PX);
	};
	row.addEventListener('scroll', mark, { passive: true });
	new ResizeObserver(() => {
		if (tab) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
		mark();
	}).observe(row);
}
