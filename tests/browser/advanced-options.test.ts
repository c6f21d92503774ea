import { choose, EMAIL, optimiserOn, optionOn } from './optimiser-page.ts';
import { expect, test } from './visit.ts';

test('an option of the free plan changes the prompt', async ({ page }) => {
	await page.goto('/');
	const { box, submit, prompt } = optimiserOn(page);
	await box.fill('Write an article about the history of tea in Britain for our local newspaper.');
	await choose(page, 'Format', 'Bullets');
	const request = page.waitForRequest((one) => one.url().endsWith('/api/optimise'));
	await submit.click();
	expect((await request).postDataJSON().modifiers).toMatchObject({ format: 'bullets' });
	await expect(prompt).toContainText(/bullet/i);
});

test('a locked value opens the Pro dialog, which names the option', async ({ page }) => {
	await page.goto('/');
	await optionOn(page, 'Tone').click();
	await page
		.getByRole('group', { name: 'Tone' })
		.getByRole('button', { name: /Casual/ })
		.click();
	const dialog = page.getByRole('dialog', { name: 'Go Pro to unlock powerful controls' });
	await expect(dialog).toContainText('Tone: Casual');
	await dialog.getByRole('button', { name: 'Maybe later' }).click();
	await expect(dialog).toBeHidden();
	await expect(optionOn(page, 'Tone')).toHaveAccessibleName('Tone as typed');
});

test('every locked modifier opens the Pro dialog', async ({ page }) => {
	await page.goto('/');
	await page.getByRole('button', { name: 'Show more' }).click();
	for (const name of [
		'Creativity',
		'Strictness',
		'Reasoning',
		'Variations',
		'Citations',
		'Structure lock',
		'Output checks',
	]) {
		await page.getByRole('button', { name: new RegExp(name) }).click();
		const dialog = page.getByRole('dialog', { name: 'Go Pro to unlock powerful controls' });
		await expect(dialog).toContainText(name);
		await page.keyboard.press('Escape');
		await expect(dialog).toBeHidden();
	}
});

test('each option has a description, and the sheet has one lock for each group', async ({ page }) => {
	await page.goto('/');
	await optionOn(page, 'Depth').click();
	await expect(page.getByRole('group', { name: 'Depth' })).toHaveAccessibleDescription(
		'How much the answer goes into. Brief leaves it as typed.',
	);
	await page.keyboard.press('Escape');
	await expect(page.getByRole('group', { name: 'Depth' })).toBeHidden();
	await page.getByRole('button', { name: 'Show more' }).click();
	for (const name of ['Voice', 'Shape', 'Facts', 'For experts']) {
		const group = page.getByRole('region', { name });
		await expect(group.getByText('Pro:')).toHaveCount(1);
	}
	await expect(page.getByText('How literally to follow you.')).toBeVisible();
});

test('Reset restores the defaults', async ({ page }) => {
	await page.goto('/');
	await choose(page, 'Tone', 'Academic');
	await page.getByRole('button', { name: 'Reset' }).click();
	await expect(optionOn(page, 'Tone')).toHaveAccessibleName('Tone as typed');
});

test('Escape closes the panel and keeps the text', async ({ page }) => {
	await page.goto('/');
	const { box } = optimiserOn(page);
	await box.fill(EMAIL);
	const toggle = page.getByRole('button', { name: /^Advanced options/ });
	await expect(toggle).toHaveAttribute('aria-expanded', 'true');
	await box.press('Escape');
	await expect(toggle).toHaveAttribute('aria-expanded', 'false');
	await expect(optionOn(page, 'Tone')).toBeHidden();
	await expect(box).toHaveValue(EMAIL);
});
