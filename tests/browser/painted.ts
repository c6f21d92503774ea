import type { Page } from '@playwright/test';

/** Waits for the first paint, since a browser drops keys pressed earlier. Not for a page whose clock is stopped. */
export async function untilPainted(page: Page): Promise<void> {
	await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
}
