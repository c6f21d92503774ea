import type { Locator, Page } from '@playwright/test';
import { EMAIL, NONSENSE, openMore, optimiserOn, optionOn, runPrompt } from './optimiser-page.ts';
import { signUp } from './real-account.ts';
import { unreadableWordsOn } from './unreadable-words.ts';
import { expect, test } from './visit.ts';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

test('with system colours a dialog has a border', async ({ page }) => {
	await page.goto('/');
	await page.getByRole('button', { name: 'View Demo' }).click();
	const edge = await page
		.getByRole('dialog')
		.evaluate((dialog) => [getComputedStyle(dialog).outlineStyle, getComputedStyle(dialog).outlineWidth]);
	expect(edge).toEqual(['solid', '1px']);
});

test('with system colours a switch shows whether it is on', async ({ page }) => {
	await signUp(page, 'Ada');
	await page.goto('/settings');
	const control = page.getByRole('switch', { name: /Compact view/ });
	const coloursOf = () =>
		control.evaluate((input) => ({
			track: getComputedStyle(input).backgroundColor,
			thumb: getComputedStyle(input, '::before').backgroundColor,
		}));
	const off = await coloursOf();
	expect(off.thumb).not.toBe(off.track);
	await control.check();
	await expect(async () => {
		const on = await coloursOf();
		expect(on.track).not.toBe(off.track);
		expect(on.thumb).not.toBe(on.track);
	}).toPass();
});

const groundOf = (one: Locator) => one.evaluate((element) => getComputedStyle(element).backgroundColor);

async function askedFor(page: Page): Promise<void> {
	const { box, submit, clarifier } = optimiserOn(page);
	await page.goto('/');
	await box.fill(NONSENSE);
	await submit.click();
	await expect(clarifier).toBeVisible();
	await clarifier.getByRole('button').first().click();
	await dismissBanner(page);
}

async function compared(page: Page): Promise<void> {
	const { proof } = await runPrompt(page, EMAIL);
	await openMore(page);
	await page.getByRole('button', { name: 'Compare with your text' }).click();
	await dismissBanner(page);
	await proof.getByRole('button').first().click();
}

/** The banner covers a line of the page; beside a result it is hidden until the keyboard reaches it. */
async function dismissBanner(page: Page): Promise<void> {
	await page.getByRole('button', { name: 'Only necessary' }).press('Enter');
	await expect(page.getByRole('region', { name: 'Cookie choice' })).toBeHidden();
}

async function howItWorks(page: Page): Promise<void> {
	await page.goto('/how-it-works');
	await dismissBanner(page);
}

for (const colorScheme of ['light', 'dark'] as const) {
	test.describe(`with ${colorScheme} system colours`, () => {
		test.use({ colorScheme });

		for (const [name, bring] of [
			['a result, compared and pointed at', compared],
			['a question, answered', askedFor],
			['the page of how it works', howItWorks],
		] as const) {
			test(`every word of ${name} is readable`, async ({ page }) => {
				await bring(page);
				expect(await unreadableWordsOn(page)).toEqual([]);
			});
		}

		test('a chosen option has another background', async ({ page }) => {
			const { box } = await runPrompt(page, EMAIL);
			await box.focus();
			await optionOn(page, 'Tone').click();
			const tones = page.getByRole('group', { name: 'Tone' }).locator('label');
			expect(await groundOf(tones.filter({ hasText: 'Friendly' }))).not.toBe(
				await groundOf(tones.filter({ hasText: 'Academic' })),
			);
			await openMore(page);
			const [chosen, other] = [true, false].map((selected) => page.getByRole('tab', { selected }).first());
			expect(await groundOf(chosen as Locator)).not.toBe(await groundOf(other as Locator));
			const answers = page.getByRole('region', { name: 'Make it yours' }).getByRole('listitem').getByRole('button');
			const before = await groundOf(answers.first());
			await answers.first().evaluate((button) => button.setAttribute('aria-pressed', 'true'));
			expect(await groundOf(answers.first())).not.toBe(before);
		});
	});
}

test('a planted fault is found', async ({ page }) => {
	await page.goto('/');
	await page.locator('h1').evaluate((heading) => {
		heading.innerHTML = '<mark class="planted">Unseen</mark>';
		const sheet = new CSSStyleSheet();
		sheet.replaceSync('.planted { forced-color-adjust: none; background: Canvas; color: Canvas; }');
		document.adoptedStyleSheets = [sheet];
	});
	expect(await unreadableWordsOn(page)).toEqual(['Unseen']);
});
