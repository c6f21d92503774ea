import { expect, test } from './visit.ts';

const HOSTILE = ['"><img src=x onerror=alert(1)>', '//evil.example', 'javascript:alert(1)', 'x'.repeat(3000)];

/** Where the page itself looks at the query, and what it is to stay calm about. */
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

test.describe('a query that is none of ours', () => {
	for (const [path, names] of Object.entries(READ_BY_PAGES)) {
		test(`${path} takes calmly: no message, no script, and it stays`, async ({ page, baseURL }) => {
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
