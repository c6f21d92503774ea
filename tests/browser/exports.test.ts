import { readFile } from 'node:fs/promises';
import type { BrowserContext, Download, Page, Response } from '@playwright/test';
import { EMAIL, openMore, optimiserOn, runPrompt, writtenFor } from './optimiser-page.ts';
import { stopClock } from './page-clock.ts';
import { faultsInBothThemes } from './page-faults.ts';
import { expect, test } from './visit.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'], contextOptions: { reducedMotion: 'reduce' } });

const isOptimise = (response: Response) => response.url().endsWith('/api/optimise');

function exportsOn(page: Page) {
	return {
		button: page.getByRole('button', { name: 'Open in…' }),
		menu: page.getByRole('menu', { name: 'Open in…' }),
		item: (name: string | RegExp) => page.getByRole('menuitem', { name }),
	};
}

/** Runs a prompt and opens the menu; returns the server's answer too. */
async function openExports(page: Page) {
	const answered = page.waitForResponse(isOptimise);
	await runPrompt(page, EMAIL);
	const menu = exportsOn(page);
	await menu.button.click();
	await expect(menu.menu).toBeVisible();
	return { ...menu, answer: await (await answered).json() };
}

async function save(page: Page, press: () => Promise<void>): Promise<Download> {
	const [download] = await Promise.all([page.waitForEvent('download'), press()]);
	return download;
}

const textOf = async (download: Download) => readFile(await download.path(), 'utf8');

/** Answers for the services, so that no test reaches another site. */
async function playServices(context: BrowserContext): Promise<void> {
	await context.route(/^https:\/\/(chatgpt\.com|claude\.ai|gemini\.google\.com)\//, (route) =>
		route.fulfill({ contentType: 'text/html', body: '<title>Service</title>' }),
	);
}

for (const [kind, name] of [
	['md', /^Markdown \(\.md\)/],
	['txt', /^Plain text \(\.txt\)/],
] as const) {
	test(`a .${kind} file holds the unchanged prompt and its title, under a name made from the intent`, async ({
		page,
	}) => {
		const { item, answer, menu, button } = await openExports(page);
		await stopClock(page);
		const download = await save(page, () => item(name).click());
		expect(download.suggestedFilename()).toMatch(new RegExp(`^ploop-write-an-email-to-the-design-team.*\\.${kind}$`));
		const text = await textOf(download);
		expect(text).toContain(`\n\n${answer.optimised_prompt}\n\n`);
		expect(text).toMatch(/^(# )?Write an email to the design team[^\n]*\n\n?\*?Made with PLOOP on \d{1,2} \w+ \d{4}/);
		expect(text).toContain('Mention the new room. No jokes.');
		expect(text).toContain('- Tone: Friendly');
		await expect(page.getByText(`Saved as ${download.suggestedFilename()}`)).toBeVisible();
		await expect(menu).toBeHidden();
		await expect(button).toBeFocused();
	});
}

test('a .json file holds the prompt, the request, the ledger and the changes', async ({ page }) => {
	const { item, answer } = await openExports(page);
	const data = JSON.parse(await textOf(await save(page, () => item(/^Data/).click())));
	expect(data).toMatchObject({
		format: 'ploop-prompt',
		version: 1,
		prompt: answer.optimised_prompt,
		request: EMAIL,
		options: { tone: 'friendly' },
		ledger: answer.ledger,
	});
	expect(Date.parse(data.made_at)).not.toBeNaN();
});

test('an export holds the version shown on the page', async ({ page }) => {
	await runPrompt(page, EMAIL);
	await openMore(page);
	await writtenFor(page).selectOption('Claude');
	const { copy, prompt } = optimiserOn(page);
	await expect(page.locator('#optimizer-said')).toContainText('Written for Claude.');
	await expect(prompt).toBeVisible();
	await stopClock(page);
	await copy.click();
	await expect(copy).toHaveText('Copied!');
	const shown = await page.evaluate(() => navigator.clipboard.readText());
	const { button, item } = exportsOn(page);
	await button.click();
	expect(await textOf(await save(page, () => item(/^Markdown/).click()))).toContain(`\n\n${shown}\n\n`);
});

for (const [service, page_] of [
	['ChatGPT', 'https://chatgpt.com/'],
	['Claude', 'https://claude.ai/new'],
] as const) {
	test(`${service} opens in a new tab with the prompt in it`, async ({ page, context }) => {
		await playServices(context);
		const { item, answer, menu } = await openExports(page);
		const link = item(`${service} opens in a new tab`);
		await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
		await expect(link).toHaveAttribute('target', '_blank');
		const [tab] = await Promise.all([context.waitForEvent('page'), link.click()]);
		await tab.waitForURL(/^https:/);
		const { origin, pathname, searchParams } = new URL(tab.url());
		expect(origin + pathname).toBe(page_);
		expect(searchParams.get('q')).toBe(answer.optimised_prompt);
		expect(await tab.evaluate(() => window.opener)).toBeNull();
		await expect(menu).toBeHidden();
	});
}

test('for Gemini the prompt is copied, and a message says to paste it', async ({ page, context }) => {
	await playServices(context);
	const { item, answer } = await openExports(page);
	await stopClock(page);
	const [tab] = await Promise.all([context.waitForEvent('page'), item(/^Gemini/).click()]);
	await tab.waitForURL('https://gemini.google.com/app');
	await expect(page.getByText('Prompt copied. Paste it into Gemini.')).toBeVisible();
	await page.bringToFront();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(answer.optimised_prompt);
});

test('a prompt too long for a link is copied, and a message says why', async ({ page, context }) => {
	await playServices(context);
	await page.route('**/api/optimise', async (route) => {
		const response = await route.fetch();
		const made = await response.json();
		await route.fulfill({
			response,
			json: { ...made, optimised_prompt: `${made.optimised_prompt} ${'long '.repeat(1200)}` },
		});
	});
	const { item, answer } = await openExports(page);
	await stopClock(page);
	const [tab] = await Promise.all([context.waitForEvent('page'), item(/^ChatGPT/).click()]);
	await tab.waitForURL('https://chatgpt.com/');
	await expect(page.getByText('too long for a link, so it is copied. Paste it into ChatGPT.')).toBeVisible();
	await page.bringToFront();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(answer.optimised_prompt);
});

test('when the browser refuses to copy no tab opens and the text is shown, selected', async ({ page, context }) => {
	await page.addInitScript(() => {
		Object.defineProperty(navigator, 'clipboard', { value: undefined });
		document.execCommand = () => false;
	});
	const { item, answer } = await openExports(page);
	await item(/^Gemini/).click();
	await expect(page.getByText('Your browser blocked copying.')).toBeVisible();
	const box = page.getByRole('textbox', { name: 'Your prompt' });
	await expect(box).toHaveValue(answer.optimised_prompt);
	expect(context.pages()).toHaveLength(1);
});

test('the keyboard opens the menu, moves through it, leaves it and saves a file', async ({ page }) => {
	await runPrompt(page, EMAIL);
	const { button, menu, item } = exportsOn(page);
	await button.focus();
	await page.keyboard.press('ArrowDown');
	await expect(item(/^ChatGPT/)).toBeFocused();
	await page.keyboard.press('ArrowUp');
	await expect(item(/^Data/)).toBeFocused();
	await page.keyboard.press('Home');
	await page.keyboard.press('ArrowDown');
	await expect(item(/^Claude/)).toBeFocused();
	await page.keyboard.press('p');
	await expect(item(/^Plain text/)).toBeFocused();
	await page.keyboard.press('Escape');
	await expect(menu).toBeHidden();
	await expect(button).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(item(/^ChatGPT/)).toBeFocused();
	await page.keyboard.press('m');
	await expect(item(/^Markdown/)).toBeFocused();
	const download = await save(page, () => page.keyboard.press('Enter'));
	expect(download.suggestedFilename()).toMatch(/\.md$/);
});

test('a press outside the menu closes it', async ({ page }) => {
	const { menu } = await openExports(page);
	await page.getByRole('heading', { name: 'Your prompt' }).click();
	await expect(menu).toBeHidden();
});

test.describe('without a connection', () => {
	test.use({ allowedFaults: [/ERR_INTERNET_DISCONNECTED/] });

	test('a menu that fails to load says so and can be tried again', async ({ page, context }) => {
		await runPrompt(page, EMAIL);
		const { button, menu } = exportsOn(page);
		await context.setOffline(true);
		await button.click();
		await expect(page.getByText('We couldn’t load the choices.')).toBeVisible();
		await context.setOffline(false);
		await page.getByRole('button', { name: 'Try again' }).click();
		await expect(menu).toBeVisible();
	});
});

for (const width of [1440, 320]) {
	test.describe(`${width} px`, () => {
		test.use({ viewport: { width, height: 900 } });

		test('the open menu fits on the screen and has no accessibility fault in either theme', async ({ page }) => {
			const { menu, item } = await openExports(page);
			expect(await faultsInBothThemes(page)).toEqual([]);
			await menu.scrollIntoViewIfNeeded();
			for (const name of [/^Markdown/, /^Gemini/]) await expect(item(name)).toBeInViewport({ ratio: 1 });
		});
	});
}
