import { copied, EMAIL, optimiserOn, optionOn } from './optimiser-page.ts';
import { scrollsSideways } from './page-faults.ts';
import { untilPainted } from './painted.ts';
import { expect, test } from './visit.ts';

test('the menu opens, keeps the keyboard focus inside and returns it', async ({ page }) => {
	await page.goto('/');
	const button = page.getByRole('button', { name: 'Menu', exact: true });
	await button.tap();
	const menu = page.getByRole('dialog', { name: 'Menu' });
	await expect(menu.getByRole('link', { name: 'Pricing' })).toBeVisible();
	for (let press = 0; press < 15; press += 1) {
		await page.keyboard.press('Tab');
		expect(await page.evaluate(() => document.activeElement?.closest('main, header, footer') ?? null)).toBeNull();
	}
	await page.keyboard.press('Escape');
	await expect(menu).toBeHidden();
	await expect(button).toBeFocused();
});

test('a visitor types, runs, copies and finds a detail on a phone', async ({ page, context }) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await page.goto('/');
	await page.getByRole('button', { name: 'Only necessary' }).tap();
	const { box, submit, result, copy, proof, prompt } = optimiserOn(page);
	await box.tap();
	await box.fill(EMAIL);
	await submit.tap();
	await expect(result).toBeVisible();
	expect(await copied(page, copy, () => copy.tap())).toContain('under 120 words');
	const phrase = proof.getByRole('button', { name: /no jokes/i });
	await phrase.tap();
	await expect(phrase).toHaveAttribute('aria-pressed', 'true');
	await expect(prompt.locator('mark[data-lit]')).toHaveText(/no jokes/i);
	expect(await scrollsSideways(page)).toBe(false);
});

test('the prompt box is on the first two screens, and every control is large enough', async ({ page }) => {
	await page.goto('/');
	const { box } = optimiserOn(page);
	expect((await box.boundingBox())?.y ?? Number.POSITIVE_INFINITY).toBeLessThan(2 * 740);
	const small = await page.getByRole('button').evaluateAll((buttons) =>
		buttons
			.map((button) => ({ name: button.textContent?.trim(), box: button.getBoundingClientRect() }))
			.filter(({ box: { width, height } }) => width > 0 && (width < 24 || height < 24))
			.map(({ name }) => name),
	);
	expect(small).toEqual([]);
});

test('the list of examples fits on the screen', async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 640 });
	await page.goto('/');
	await page.getByRole('button', { name: 'Quick Examples' }).tap();
	for (const label of ['Reviews: AI trends', 'Spec: Feature requirements', 'Email: Stakeholder update']) {
		await expect(page.locator('#optimizer-examples').getByRole('button', { name: label })).toBeInViewport({ ratio: 1 });
	}
});

test('the genie appears to speak, and covers no text otherwise', async ({ page }) => {
	await page.goto('/');
	const { box, submit, result } = optimiserOn(page);
	const genie = page.locator('#mascot');
	await expect(genie).toHaveCSS('opacity', '0');
	await untilPainted(page);
	await page.mouse.wheel(0, 2000);
	await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
	await expect(genie).toHaveCSS('opacity', '0');
	await box.fill(EMAIL);
	await submit.tap();
	await expect(result).toBeVisible();
	await expect(genie).toHaveCSS('opacity', '0');
});

test.describe('a second run without an account', () => {
	test.use({ allowedFaults: [/status of 401 .*\/api\/optimise/] });

	test('scrolls the reason of the refusal into view', async ({ page }) => {
		await page.goto('/');
		const { box, submit, result } = optimiserOn(page);
		await box.fill(EMAIL);
		await submit.tap();
		await expect(result).toBeVisible();
		await box.fill(`${EMAIL} Sign it as Zoë.`);
		await submit.tap();
		await expect(
			page.getByRole('paragraph').filter({ hasText: 'Sign in required to use the PLOOP Optimiser' }),
		).toBeInViewport();
	});
});

test('the advanced options are closed until they are opened', async ({ page }) => {
	await page.goto('/');
	const toggle = page.getByRole('button', { name: /^Advanced options/ });
	await expect(optionOn(page, 'Tone')).toBeHidden();
	await toggle.tap();
	await expect(optionOn(page, 'Tone')).toBeVisible();
});

test('by touch a hint starts its line, a file is saved and a pasted answer is checked', async ({ page }) => {
	await page.goto('/');
	await page.getByRole('button', { name: 'Only necessary' }).tap();
	const { box, submit, result } = optimiserOn(page);
	await box.tap();
	await page.keyboard.insertText('Write an article about bees. No jokes.');
	await page.getByRole('button', { name: /^Length: open/ }).tap();
	await expect(box).toBeFocused();
	await page.keyboard.insertText('under 200 words');
	await expect(box).toHaveValue('Write an article about bees. No jokes.\nLength: under 200 words');
	await submit.tap();
	await expect(result).toBeVisible();
	await page.getByRole('button', { name: 'Open in…' }).tap();
	const [download] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('menuitem', { name: /^Plain text/ }).tap(),
	]);
	expect(download.suggestedFilename()).toMatch(/^ploop-.*\.txt$/);
	await page.getByRole('button', { name: 'Check the answer' }).tap();
	await page.getByRole('textbox', { name: 'The AI’s answer' }).fill('Bees are busy. '.repeat(90));
	await page.getByRole('button', { name: 'Check this answer' }).tap();
	const rule = page.getByRole('region', { name: 'Your rules, one by one' }).getByRole('button', { name: /under 200/ });
	await expect(rule).toContainText('Fails');
	await rule.tap();
	await expect(rule).toHaveAttribute('aria-expanded', 'true');
	expect(await scrollsSideways(page)).toBe(false);
});
