import { expect, test } from './visit.ts';

const HOSTILE = ['"><img src=x onerror=alert(1)>', '//evil.example', 'javascript:alert(1)', 'x'.repeat(3000)];

/** Pages that read the query, with values that must not disturb them. */
const READ_BY_PAGES: Readonly<Record<string, readonly string[]>> = {
	'/pricing': ['canceled'],
	'/signup': ['plan', 'next'],
	'/checkout': ['plan'],
	'/contact': ['subject'],
	'/reviews': ['stars', 'q', 'page'],
	'/billing/success': ['session_id'],
	'/billing/cancel': ['plan', 'next'],
	'/': ['next', 'q', 'status'],
};

test.describe('an unknown query', () => {
	for (const [path, names] of Object.entries(READ_BY_PAGES)) {
		test(`does not disturb ${path}: no message, no script and no redirect`, async ({ page, baseURL }) => {
			let dialogs = 0;
			page.on('dialog', (dialog) => {
				dialogs += 1;
				void dialog.dismiss();
			});
			for (const value of HOSTILE) {
				const query = new URLSearchParams(
					names.flatMap((name) => [
						[name, value],
						[name, 'twice'],
					]),
				);
				await page.goto(`${path}?${query}`);
				await expect(page.locator('h1:visible').first()).not.toBeEmpty();
				expect(new URL(page.url()).origin).toBe(new URL(baseURL ?? '').origin);
				await expect(page.locator('#toasts > *')).toHaveCount(0);
				await expect(page.locator('img[src="x"]')).toHaveCount(0);
				expect(dialogs).toBe(0);
			}
		});
	}
});

test('an address with a backslash in its query shows the page and leads nowhere else', async ({ page }) => {
	await page.goto('/auth/callback?next=/\\evil.example&braces={a|b}');
	await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
	await expect(page).not.toHaveURL(/auth\/callback/);
	expect(new URL(page.url()).hostname).toBe('127.0.0.1');
});

test.describe('an invalid address', () => {
	test.use({ allowedFaults: [/status of 400/] });

	test('is answered with a page of the site', async ({ page }) => {
		const response = await page.goto('/about%5cus');
		expect(response?.status()).toBe(400);
		await expect(page.getByRole('banner')).toBeVisible();
		await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
	});
});
