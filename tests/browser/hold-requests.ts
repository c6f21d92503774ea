import type { Page, Route } from '@playwright/test';

/**
 * Holds matching requests back, as a slow network does, until the returned function is called.
 *
 * @param answer how each is answered then; by default by the server
 */
export async function holdRequests(
	page: Page,
	url: string | RegExp,
	answer: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
	let release = () => {};
	const held = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route(url, async (route) => {
		await held;
		await answer(route);
	});
	return release;
}
