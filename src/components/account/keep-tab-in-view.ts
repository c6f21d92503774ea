/** What lies under the arrow at the start of the row. */
const ARROW_PX = 36;
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
		// The name before it is whole, and nothing is cut off at the start.
		const first = tab?.parentElement?.previousElementSibling ?? tab?.parentElement;
		if (first instanceof HTMLElement) row.scrollLeft = first.offsetLeft - ARROW_PX;
		mark();
	}).observe(row);
}
