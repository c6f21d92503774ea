import type { Page } from '@playwright/test';

/**
 * Records what a screen reader says from now on: where the focus moves, and changes in live regions that were on the page before
 * and are not busy. Text inserted together with its region is not announced, unless the region is an alert.
 */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
	await page.evaluate(() => {
		const LIVE = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]';
		const there = new WeakSet(document.querySelectorAll(LIVE));
		const heard: string[] = [];
		Object.assign(window, { heard });
		const wordsOf = (element: Element) => element.textContent?.replace(/\s+/g, ' ').trim() ?? '';
		const say = (line: string) => heard.at(-1) !== line && heard.push(line);
		const regionOf = (element: Element) => {
			for (let region = element.closest(LIVE); region; region = region.parentElement?.closest(LIVE) ?? null) {
				if (there.has(region) || region.getAttribute('role') === 'alert') return region;
			}
			return null;
		};
		new MutationObserver((changes) => {
			const regions = new Set<Element>();
			for (const { target } of changes) {
				const element = target instanceof Element ? target : target.parentElement;
				const region = element && regionOf(element);
				if (region && !region.closest('[aria-busy="true"]')) regions.add(region);
			}
			for (const region of regions) if (wordsOf(region)) say(`said: ${wordsOf(region)}`);
			for (const region of document.querySelectorAll(LIVE)) there.add(region);
		}).observe(document.body, { subtree: true, childList: true, characterData: true });
		document.addEventListener('focusin', ({ target }) => {
			const element = target as Element;
			say(`focus: ${element.getAttribute('aria-label') ?? wordsOf(element)}`);
		});
	});
	return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}
