import type { Page } from '@playwright/test';

/** Keys pressed before there is anything to see are dropped by the browser. Not for a page whose clock a test has taken. */
export async function untilPainted(page: Page): Promise<void> {
	await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
}
