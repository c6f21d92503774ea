import type { Page } from '@playwright/test';
import { keyboardFaultsOn } from './keyboard-walk.ts';
import { EMAIL, NONSENSE, optimiserOn } from './optimiser-page.ts';
import { signUp } from './real-account.ts';
import { expect, test } from './visit.ts';

/** every-page.test.ts and large-text.test.ts test all pages empty; these have rows and cards. */
const FILLED = ['/', '/account', '/account/history', '/templates'];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Tabs from the top of the page to the box, types the text and runs it. */
async function runByKeyboard(page: Page, text: string): Promise<void> {
	await page.goto('/');
	const { box } = optimiserOn(page);
	await expect(async () => {
		await page.keyboard.press('Tab');
		await expect(box).toBeFocused({ timeout: 50 });
	}).toPass({ intervals: [0] });
	await page.keyboard.type(text);
	await page.keyboard.press('Control+Enter');
}

/** Waits for the parts that appear after a result: the box and, a second later, the runs left. */
async function openTheRest(page: Page): Promise<void> {
	await page.getByRole('button', { name: 'Edit', exact: true }).press('Enter');
	await expect(optimiserOn(page).box).toBeFocused();
	await expect(page.getByRole('button', { name: 'Upgrade', exact: true })).toBeVisible();
}

test('a visitor makes a prompt, answers a question and copies the prompt by keyboard', async ({ page, context }) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await runByKeyboard(page, EMAIL);
	const { result, prompt, copy } = optimiserOn(page);
	await expect(result.getByRole('heading', { name: 'Your prompt is ready' })).toBeFocused();
	await page.keyboard.press('Enter');
	// The first answer opens a field for own words.
	await page.keyboard.press('2');
	await expect(prompt.locator('[data-answer]')).toHaveCount(1);
	await expect(result.locator('legend'), 'the next question').toBeFocused();
	await page.keyboard.press('Escape');
	await expect(copy).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(page.getByText('Copied! Now paste it into your AI chat.')).toBeVisible();
	await openTheRest(page);
	expect(await keyboardFaultsOn(page)).toEqual([]);
});

test('a question before the result is answered by keyboard', async ({ page }) => {
	await runByKeyboard(page, NONSENSE);
	const { clarifier, answer, result } = optimiserOn(page);
	await expect(clarifier.getByRole('heading', { level: 3 })).toBeFocused();
	await openTheRest(page);
	expect(await keyboardFaultsOn(page)).toEqual([]);
	await clarifier.getByRole('heading', { level: 3 }).focus();
	await page.keyboard.press('Tab');
	await page.keyboard.press('Enter');
	await expect(answer, 'the example can be completed at once').toBeFocused();
	await page.keyboard.type('my bank');
	await page.keyboard.press('Enter');
	await expect(result).toBeVisible();
});

test('the keyboard reaches everything on pages with prompts and templates', async ({ page }) => {
	await signUp(page, 'Ada');
	await page.request.post('/api/optimise', { data: { rawPrompt: EMAIL } });
	const template = { title: 'Weekly update', body: 'An update about {{project}} for {{team}}.', tags: ['work'] };
	await page.request.post('/api/user-templates', { data: template });
	for (const path of FILLED) {
		await page.goto(path);
		await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
		await expect(page.getByRole('main').getByText('Loading…').filter({ visible: true })).toHaveCount(0);
		expect.soft(await keyboardFaultsOn(page), path).toEqual([]);
	}
});

test('a control without a focus mark, out of order or out of reach is found', async ({ page }) => {
	await page.goto('/500');
	await page.evaluate(() => {
		const bare = new CSSStyleSheet();
		bare.replaceSync(`a:focus-visible { outline: 0 !important }
			footer ul { display: flex !important; flex-direction: column-reverse }`);
		document.adoptedStyleSheets = [bare];
		const trap = document.createElement('button');
		trap.textContent = 'out of reach';
		trap.tabIndex = 1;
		document.body.append(trap);
	});
	const faults = (await keyboardFaultsOn(page)).join();
	expect(faults).toContain('unmarked: A Go Home');
	expect(faults).toContain('backwards: A');
	expect(faults).toContain('missed: BUTTON out of reach');
});
