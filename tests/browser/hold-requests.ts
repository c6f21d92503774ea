import type { Page, Route } from '@playwright/test';

/**
 * Keeps matching requests waiting, as a slow network does, until the returned function is called.
 *
 * @param answer what then becomes of each; by default it goes to the server
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
