import { isoDate, longDate } from './long-date.ts';

/** `lastUpdated: today` is the day on which the page is read; and the button that prints. */
export function startLegalPage(): void {
	const shown = document.querySelector<HTMLTimeElement>('[data-today]');
	if (shown) {
		const now = new Date();
		shown.dateTime = isoDate(now);
		shown.textContent = longDate(now);
	}
	document.querySelector('[data-prints]')?.addEventListener('click', () => print());
}
