import type { Locator, Page } from '@playwright/test';
import { stopClock } from './page-clock.ts';
import { expect } from './visit.ts';

/** A single task: clear as typed, so that its run is not counted. */
export const CLEAR = 'Write an email to the design team about the 3 pm meeting on Friday.';
/** A task with a limit, a form and a ban: no question is asked, and the result is structured and counted. */
export const EMAIL = `${CLEAR} Keep it under 120 words. Use bullet points. Mention the new room. No jokes.`;
export const NONSENSE = 'asdf qwer zxcv';

/** The parts of the optimiser, by the names that a visitor sees. */
export function optimiserOn(page: Page) {
	const section = page.getByRole('region', { name: 'Make your wish' });
	return {
		box: page.getByRole('textbox', { name: 'What do you want from AI?' }),
		submit: section.getByRole('button', { name: /^PLOOP/ }),
		clear: section.getByRole('button', { name: 'Clear' }),
		result: page.getByRole('region', { name: /^Your prompt/ }),
		prompt: page.getByRole('article'),
		copy: page.getByRole('button', { name: /^Cop(y|ied!)$/ }),
		/** The visitor's text with its kept wishes marked. */
		proof: page.getByRole('complementary', { name: 'What you typed' }),
		more: page.getByRole('button', { name: 'More', exact: true }),
		clarifier: page.getByRole('region', { name: /^Clarifying question/ }),
		answer: page.getByRole('textbox', { name: 'Your answer' }),
	};
}

/** Opens the panel with further parts of a result. */
export async function openMore(page: Page): Promise<void> {
	const { more } = optimiserOn(page);
	if ((await more.getAttribute('aria-expanded')) === 'false') await more.click();
	await expect(page.getByRole('region', { name: 'More', exact: true }).getByRole('tablist')).toBeVisible();
}

export const writtenFor = (page: Page): Locator => page.getByRole('combobox', { name: 'Written for' });

/** An option of the strip; its name includes the chosen value. */
export const optionOn = (page: Page, name: string): Locator =>
	page.getByRole('button', { name: new RegExp(`^${name} `) });

/** Opens an option of the strip, chooses, and closes it. */
export async function choose(page: Page, name: string, value: string): Promise<void> {
	const option = optionOn(page, name);
	await option.click();
	const radio = page.getByRole('group', { name }).getByRole('radio', { name: value });
	await radio.check();
	await radio.press('Escape');
	await expect(option).toHaveAccessibleName(`${name} ${value}`);
}

/** Opens the page, types, chooses and runs; ends with the result on the page. @param chosen depths to choose */
export async function runPrompt(
	page: Page,
	text: string,
	chosen: readonly string[] = [],
): Promise<ReturnType<typeof optimiserOn>> {
	const optimiser = optimiserOn(page);
	await page.goto('/');
	await optimiser.box.fill(text);
	for (const name of chosen) await choose(page, 'Depth', name);
	await optimiser.submit.click();
	await expect(optimiser.result).toBeVisible();
	return optimiser;
}

/** Returns the copied text. The clock is stopped meanwhile, since the button says only for a second that it copied. */
export async function copied(page: Page, copy: Locator, press = () => copy.click()): Promise<string> {
	await stopClock(page);
	await press();
	await expect(copy).toHaveText('Copied!');
	await page.clock.resume();
	return page.evaluate(() => navigator.clipboard.readText());
}
