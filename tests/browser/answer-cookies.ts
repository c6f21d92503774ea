import type { Page } from '@playwright/test';
import { untilPainted } from './painted.ts';
import { expect } from './visit.ts';

/** Allows only the necessary cookies on a page just loaded, because the banner covers the lower edge of the window. */
export async function answerCookies(page: Page): Promise<void> {
	await untilPainted(page);
	await page.keyboard.press('Escape');
	await expect(page.getByRole('region', { name: 'Cookie choice' })).toBeHidden();
}
