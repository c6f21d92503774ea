import type { Page } from '@playwright/test';
import { ROUTES } from '#support/routes';
import { EMAIL, openMore, runPrompt } from './optimiser-page.ts';
import { smallTouchTargetsOn } from './reach.ts';
import { signUp } from './real-account.ts';
import { expect, test } from './visit.ts';

const STAYS = ROUTES.filter(({ kind, path }) => kind === 'public' && path !== '/checkout' && path !== '/auth/callback');
const OWN = ROUTES.filter(({ kind }) => kind === 'own');

test.use({
	viewport: { width: 360, height: 740 },
	hasTouch: true,
	isMobile: true,
	contextOptions: { reducedMotion: 'reduce' },
});

async function dismissBanner(page: Page): Promise<void> {
	await page.goto('/faq');
	await page.getByRole('button', { name: 'Only necessary' }).tap();
}

test('by touch every control of a public page is 44 pixels high', async ({ page }) => {
	await dismissBanner(page);
	for (const { path } of STAYS) {
		await page.goto(path);
		await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
		expect.soft(await smallTouchTargetsOn(page), path).toEqual([]);
	}
});

test('by touch every control of the account pages is 44 pixels high', async ({ page }) => {
	await signUp(page, 'Ada');
	await dismissBanner(page);
	for (const { path } of OWN) {
		await page.goto(path);
		await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
		expect.soft(await smallTouchTargetsOn(page), path).toEqual([]);
	}
});

test('by touch every control of a result is 44 pixels high', async ({ page }) => {
	await dismissBanner(page);
	await runPrompt(page, EMAIL);
	await openMore(page);
	expect(await smallTouchTargetsOn(page)).toEqual([]);
});
