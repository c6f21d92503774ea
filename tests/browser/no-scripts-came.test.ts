import type { Page, Route } from '@playwright/test';
import { CLEAR, optimiserOn } from './optimiser-page.ts';
import { signUp } from './real-account.ts';
import { expect, test } from './visit.ts';

test.use({ allowedFaults: [/ERR_FAILED|astro-island|dynamically imported/] });

const noticeOn = (page: Page) => page.getByRole('alert').getByText('Part of this page didn’t load');

/** Answers requests for the site's scripts; others go to the server. */
const scripts = (page: Page, answer: (route: Route) => Promise<void> | void) => page.route('**/_astro/*.js*', answer);

test('the optimiser says that its scripts failed, keeps the typed text, and works once they load', async ({ page }) => {
	const sent: string[] = [];
	page.on('request', (request) => sent.push(request.url()));
	await scripts(page, (route) => route.abort());
	await page.goto('/');
	const { box, submit, prompt } = optimiserOn(page);
	await box.fill(CLEAR);
	await submit.click();
	await expect(noticeOn(page)).toBeVisible();
	expect(
		sent.filter((address) => address.includes('rawPrompt')),
		'a form that the browser sends by itself puts no word into an address',
	).toEqual([]);
	await page.reload();
	await expect(noticeOn(page)).toBeVisible();
	await expect(box, 'what was typed is there after a reload').toHaveValue(CLEAR);
	await page.unrouteAll();
	await noticeOn(page).getByRole('link', { name: 'Reload the page' }).click();
	await expect(box).toHaveValue(CLEAR);
	await expect(noticeOn(page)).toBeHidden();
	await submit.click();
	await expect(prompt).toBeVisible();
});

test('the next interaction loads the scripts again, and the notice disappears', async ({ page }) => {
	await page.goto('/');
	await scripts(page, (route) => route.abort());
	const { box, submit, prompt } = optimiserOn(page);
	await box.fill(CLEAR);
	await expect(noticeOn(page)).toBeVisible();
	await page.unrouteAll();
	await submit.click();
	await expect(prompt).toBeVisible();
	await expect(noticeOn(page)).toBeHidden();
});

test('scripts that neither load nor fail are reported after ten seconds, and the typed text is kept', async ({
	page,
}) => {
	await page.clock.install();
	await page.goto('/');
	await scripts(page, () => {});
	const { box } = optimiserOn(page);
	await box.fill('Write a poem');
	await page.clock.runFor(9_000);
	await expect(noticeOn(page)).toBeHidden();
	await page.clock.runFor(2_000);
	await expect(noticeOn(page)).toBeVisible();
	await box.fill(CLEAR);
	expect(await page.evaluate(() => localStorage.getItem('ploop:draft'))).toBe(CLEAR);
	await page.unrouteAll({ behavior: 'ignoreErrors' });
});

for (const path of ['/templates', '/settings', '/account']) {
	test(`${path} says that its scripts failed`, async ({ page }) => {
		await signUp(page, 'Ada');
		await scripts(page, (route) => route.abort());
		await page.goto(path);
		await expect(noticeOn(page)).toBeVisible();
	});
}
