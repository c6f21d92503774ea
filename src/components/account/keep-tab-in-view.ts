/** What is left to scroll at the end is the padding of the row. */
const HARDLY_ANY_PX = 24;

/**
 * Scrolls the row of account pages on a phone to the open page's tab, once the row has a width and whenever the width changes,
 * and says with `data-more` whether there are tabs beyond its end.
 */
export function keepTabInView(): void {
	const nav = document.querySelector<HTMLElement>('[data-account-nav]');
	const tab = nav?.querySelector<HTMLElement>('[aria-current]');
	if (!nav || !tab) return;
	const mark = (): void => {
		nav.toggleAttribute('data-more', nav.scrollLeft + nav.clientWidth < nav.scrollWidth - HARDLY_ANY_PX);
	};
	nav.addEventListener('scroll', mark, { passive: true });
	new ResizeObserver(() => {
		nav.scrollLeft = tab.offsetLeft - (nav.clientWidth - tab.offsetWidth) / 2;
		mark();
	}).observe(nav);
}
