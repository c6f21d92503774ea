import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { keeperOf, UPDATE } from './kept-people.ts';
import { faultsInBothThemes } from './page-faults.ts';
import { signUp } from './real-account.ts';
import { expect, test } from './visit.ts';

const file = (name: string, text: string | Buffer) => ({ name, mimeType: '', buffer: Buffer.from(text) });

async function openFiles(page: Page) {
	await page.goto('/templates');
	await page.getByRole('button', { name: 'Import or export' }).click();
	const dialog = page.getByRole('dialog', { name: 'Import or export' });
	return { dialog, input: dialog.getByLabel('Choose a file') };
}

const keptBy = async (page: Page): Promise<object[]> => {
	const { templates } = await (await page.request.get('/api/user-templates')).json();
	return templates.map(({ id: _, ...rest }: { id: string }) => rest);
};

test('on a phone the dialog is no wider than the screen', async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 700 });
	await keeperOf(page, [UPDATE]);
	const { dialog } = await openFiles(page);
	expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test('templates exported as a file are imported into another account unchanged', async ({ page }) => {
	await keeperOf(page, [UPDATE, { title: '=1+1', body: '- {{name}}\n', pinned: true }]);
	const { dialog } = await openFiles(page);
	const [download] = await Promise.all([
		page.waitForEvent('download'),
		dialog.getByRole('button', { name: 'Table (.csv)' }).click(),
	]);
	expect(download.suggestedFilename()).toMatch(/^ploop-templates-\d{4}-\d\d-\d\d\.csv$/);
	const table = await readFile(await download.path());
	expect(table.toString()).toContain("'=1+1");
	const before = await keptBy(page);

	await page.context().clearCookies();
	await signUp(page, 'Bob');
	const other = await openFiles(page);
	await other.input.setInputFiles(file('templates.csv', table));
	await expect(other.dialog.getByText('2 templates imported.')).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(page.getByRole('heading', { level: 2, name: '=1+1' })).toBeVisible();
	expect(await keptBy(page)).toEqual(before);
});

test('each refused row is listed with its reason, and the corrected file can be chosen again', async ({ page }) => {
	await keeperOf(page, [UPDATE]);
	const { dialog, input } = await openFiles(page);
	await expect(input).toBeFocused();
	await input.setInputFiles(file('mine.csv', 'title,body\nPoem,Write a poem.\nEmpty,\n'));
	await expect(dialog.getByText('1 template imported. 1 couldn’t be imported:')).toBeVisible();
	await expect(dialog.getByText('Row 3 (Empty): Title and body are required')).toBeVisible();
	await input.setInputFiles(file('mine.csv', 'title,body\nPoem,Write a poem.\nEmpty,Full.\n'));
	await expect(dialog.getByText('1 template imported. You had 1 already.')).toBeVisible();
});

test('an account without templates can import stored prompts of OpenAI', async ({ page }) => {
	await signUp(page, 'Ada');
	const { dialog, input } = await openFiles(page);
	await expect(dialog.getByText('30 November 2026')).toBeVisible();
	const messages = [{ role: 'system', content: 'Reply to {{customer_name}}.' }];
	const list = { object: 'list', data: [{ id: 'pmpt_1', name: 'Reply', messages }] };
	await input.setInputFiles(file('prompts.json', JSON.stringify(list)));
	await expect(dialog.getByText('1 template imported.')).toBeVisible();
	await page.keyboard.press('Escape');
	await page.getByRole('button', { name: 'Use “Reply”' }).click();
	await expect(page.getByRole('textbox', { name: 'Customer name' })).toBeVisible();
});

test.describe('a file that cannot be imported', () => {
	test.use({ allowedFaults: [/status of 400 .*user-templates/] });

	test('is refused with the reason', async ({ page }) => {
		await keeperOf(page, [UPDATE]);
		const { dialog, input } = await openFiles(page);
		for (const [name, text, said] of [
			['a.json', '{"templates": [', 'The file could not be read as Markdown, JSON or CSV'],
			['a.csv', Buffer.from([0x74, 0xe9, 0x0a]), 'The file is not in UTF-8.'],
			['a.md', 'x'.repeat(2_000_001), 'The file has more than 2,000,000 characters.'],
			['a.md', ' ', 'There is no template in this file'],
		] as const) {
			await input.setInputFiles(file(name, text));
			await expect(dialog.getByRole('alert').filter({ hasText: said })).toBeVisible();
		}
	});
});

for (const width of [1440, 320]) {
	test.describe(`${width} px`, () => {
		test.use({ viewport: { width, height: 900 } });

		test('the dialog has no accessibility fault and fits in either theme', async ({ page }) => {
			await keeperOf(page, [UPDATE]);
			const { input } = await openFiles(page);
			await input.setInputFiles(file('mine.csv', 'title,body\nPoem,Write a poem.\nEmpty,\n'));
			await expect(page.getByText('Row 3 (Empty)')).toBeVisible();
			expect(await faultsInBothThemes(page)).toEqual([]);
		});
	});
}
