/** Sweeps the row of account pages on a phone to the one that is open, once it has a width and whenever that changes. */
export function keepTabInView(): void {
	const nav = document.querySelector<HTMLElement>('[data-account-nav]');
	const tab = nav?.querySelector<HTMLElement>('[aria-current]');
	if (!nav || !tab) return;
	new ResizeObserver(() => {
		nav.scrollLeft = tab.offsetLeft - (nav.clientWidth - tab.offsetWidth) / 2;
	}).observe(nav);
}
