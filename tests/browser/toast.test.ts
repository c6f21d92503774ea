import type { Page } from '@playwright/test';
import { EMAIL } from './optimiser-page.ts';
import { stopClock } from './page-clock.ts';
import { expect, test } from './visit.ts';

/** A template left by another page is told by a toast. Time stands, so that it goes only when a test sends it away. */
async function bringToast(page: Page) {
	await stopClock(page);
	await page.goto('/');
	await page.evaluate((text) => sessionStorage.setItem('ploop:insert-template', text), EMAIL);
	await page.reload();
	const toast = page.getByRole('status').filter({ hasText: 'Template inserted into your prompt!' });
	await expect(toast).toBeVisible();
	return toast;
}

test('F8 moves the focus to the toast, and Escape sends it away', async ({ page }) => {
	const toast = await bringToast(page);
	// Keys pressed before it is drawn would be dropped.
	await toast.hover();
	await page.keyboard.press('F8');
	await expect(toast).toBeFocused();
	await page.keyboard.press('Escape');
	await expect(toast).toBeHidden();
});

test('a swipe of 50 pixels sends it away, a shorter one does not', async ({ page }) => {
	const toast = await bringToast(page);
	await toast.hover();
	const swipe = async (pixels: number) => {
		const box = await toast.boundingBox();
		const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + (box?.height ?? 0) / 2];
		await page.mouse.move(x, y);
		await page.mouse.down();
		await page.mouse.move(x + pixels, y, { steps: 5 });
		await page.mouse.up();
	};
	await swipe(30);
	await expect(toast).toBeVisible();
	await swipe(60);
	await expect(toast).toBeHidden();
});

test('goes by itself after five seconds, and not while someone points at it', async ({ page }) => {
	const toast = await bringToast(page);
	await toast.hover();
	await page.clock.fastForward(20_000);
	await expect(toast).toBeVisible();
	await page.mouse.move(0, 0);
	await page.clock.fastForward(4000);
	await expect(toast).toBeVisible();
	await page.clock.fastForward(2000);
	await expect(toast).toBeHidden();
});

test('that comes while someone looks at another window waits for them', async ({ page }) => {
	await page.addInitScript(() => {
		document.hasFocus = () => false;
	});
	const toast = await bringToast(page);
	await page.clock.fastForward(20_000);
	await expect(toast).toBeVisible();
	await page.evaluate(() => window.dispatchEvent(new Event('focus')));
	await page.clock.fastForward(5000);
	await expect(toast).toBeHidden();
});
