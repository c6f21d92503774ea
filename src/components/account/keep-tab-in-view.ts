/** Scrolls the row of account pages on a phone to the open page's tab, once the row has a width and whenever the width changes. */
export function keepTabInView(): void {
	const nav = document.querySelector<HTMLElement>('[data-account-nav]');
	const tab = nav?.querySelector<HTMLElement>('[aria-current]');
	if (!nav || !tab) return;
	new ResizeObserver(() => {
		nav.scrollLeft = tab.offsetLeft - (nav.clientWidth - tab.offsetWidth) / 2;
	}).observe(nav);
}
