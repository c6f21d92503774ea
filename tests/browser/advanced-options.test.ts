import { EMAIL, optimiserOn } from './optimiser-page.ts';
import { expect, test } from './visit.ts';

test('a free choice acts on the prompt', async ({ page }) => {
	await page.goto('/');
	const { box, submit, prompt } = optimiserOn(page);
	await box.fill('Write an article about the history of tea in Britain for our local newspaper.');
	await page.getByRole('radio', { name: 'Bullets' }).click();
	const request = page.waitForRequest((one) => one.url().endsWith('/api/optimise'));
	await submit.click();
	expect((await request).postDataJSON().modifiers).toMatchObject({ format: 'bullets' });
	await expect(prompt).toContainText(/bullet/i);
});

test('a locked value opens the Pro dialog with the name of what was tried', async ({ page }) => {
	await page.goto('/');
	await page
		.getByRole('group', { name: 'Tone' })
		.getByRole('button', { name: /Casual/ })
		.click();
	const dialog = page.getByRole('dialog', { name: 'Go Pro to unlock powerful controls' });
	await expect(dialog).toContainText('Tone: Casual');
	await dialog.getByRole('button', { name: 'Maybe later' }).click();
	await expect(dialog).toBeHidden();
	await expect(page.getByRole('group', { name: 'Tone' }).getByRole('radio', { name: 'Friendly' })).toBeChecked();
});

test('every locked modifier is there to be tried', async ({ page }) => {
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

test('Reset brings back the defaults', async ({ page }) => {
	await page.goto('/');
	await page.getByRole('radio', { name: 'Academic' }).click();
	await expect(page.getByRole('radio', { name: 'Academic' })).toBeChecked();
	await page.getByRole('button', { name: 'Reset' }).click();
	await expect(page.getByRole('radio', { name: 'Friendly' })).toBeChecked();
});

test('Escape closes the panel and not the text', async ({ page }) => {
	await page.goto('/');
	const { box } = optimiserOn(page);
	await box.fill(EMAIL);
	const toggle = page.getByRole('button', { name: /^Advanced options/ });
	await expect(toggle).toHaveAttribute('aria-expanded', 'true');
	await box.press('Escape');
	await expect(toggle).toHaveAttribute('aria-expanded', 'false');
	await expect(page.getByRole('group', { name: 'Tone' })).toBeHidden();
	await expect(box).toHaveValue(EMAIL);
});
