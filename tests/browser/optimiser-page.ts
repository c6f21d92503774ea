import type { Locator, Page } from '@playwright/test';
import { stopClock } from './page-clock.ts';
import { expect } from './visit.ts';

/** One thing asked for: clear as it stands, so that its run is not counted. */
export const CLEAR = 'Write an email to the design team about the 3 pm meeting on Friday.';
/** The same with a limit, a shape and a don't: enough to ask nothing back, and enough to be put in order and counted. */
export const EMAIL = `${CLEAR} Keep it under 120 words. Use bullet points. Mention the new room. No jokes.`;
export const NONSENSE = 'asdf qwer zxcv';

/** The optimiser as a visitor names its parts. */
export function optimiserOn(page: Page) {
	const section = page.getByRole('region', { name: 'Make your wish' });
	return {
		box: page.getByRole('textbox', { name: 'Your rough idea' }),
		submit: section.getByRole('button', { name: /^PLOOP/ }),
		clear: section.getByRole('button', { name: 'Clear' }),
		result: page.getByRole('region', { name: 'Your prompt' }),
		prompt: page.getByRole('article'),
		copy: page.getByRole('button', { name: /^Cop(y|ied!)$/ }),
		ledger: page.getByRole('complementary', { name: 'Nothing lost' }),
		clarifier: page.getByRole('region', { name: /^Clarifying question/ }),
		answer: page.getByRole('textbox', { name: 'Your answer' }),
	};
}

/** Opens the page, types, chooses and runs; ends with the result on the page. @param chosen options by their names */
export async function runPrompt(
	page: Page,
	text: string,
	chosen: readonly string[] = [],
): Promise<ReturnType<typeof optimiserOn>> {
	const optimiser = optimiserOn(page);
	await page.goto('/');
	await optimiser.box.fill(text);
	for (const name of chosen) await page.getByRole('radio', { name }).check();
	await optimiser.submit.click();
	await expect(optimiser.result).toBeVisible();
	return optimiser;
}

/** What a visitor would paste. Time stands meanwhile: the button says for a second only that it copied. */
export async function copied(page: Page, copy: Locator, press = () => copy.click()): Promise<string> {
	await stopClock(page);
	await press();
	await expect(copy).toHaveText('Copied!');
	await page.clock.resume();
	return page.evaluate(() => navigator.clipboard.readText());
}
