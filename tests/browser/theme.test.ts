import { expect, test } from './visit.ts';

const toggle = { name: 'Dark theme' } as const;

test.describe('theme', () => {
	test.use({ colorScheme: 'light' });

	test('is that of the system until the visitor chooses, and the choice is remembered', async ({ page }) => {
		await page.goto('/');
		const html = page.locator('html');
		await expect(html).toHaveAttribute('data-theme', 'light');
		await page.emulateMedia({ colorScheme: 'dark' });
		await expect(html).toHaveAttribute('data-theme', 'dark');
		await page.getByRole('banner').getByRole('button', toggle).click();
		await expect(html).toHaveAttribute('data-theme', 'light');
		await page.reload();
		await expect(html).toHaveAttribute('data-theme', 'light');
		await expect(page.getByRole('banner').getByRole('button', toggle)).toHaveAttribute('aria-pressed', 'false');
	});

	test('a remembered dark theme is set before the first paint', async ({ page }) => {
		await page.goto('/');
		await page.getByRole('banner').getByRole('button', toggle).click();
		await page.addInitScript(() => {
			const seen = new Set<string | undefined>();
			Object.assign(window, { seen });
			new MutationObserver(() => {
				if (document.body) seen.add(document.documentElement.dataset['theme']);
			}).observe(document, { childList: true, subtree: true });
		});
		await page.reload();
		expect(await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])).toEqual(['dark']);
	});
});
