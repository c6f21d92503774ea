import type { Page } from '@playwright/test';
import { untilPainted } from './painted.ts';
import { expect } from './visit.ts';

/** Answers the cookie notice of a page that has just come, with the necessary alone: it lies over the lower edge of the window. */
export async function answerCookies(page: Page): Promise<void> {
	await untilPainted(page);
	await page.keyboard.press('Escape');
	await expect(page.getByRole('region', { name: 'Cookie choice' })).toBeHidden();
}
