import type { Page } from '@playwright/test';
import { EMAIL } from './optimiser-page.ts';
import { stopClock } from './page-clock.ts';
import { expect, test } from './visit.ts';

/** Shows a toast, as a template chosen on another page does. Time stands still, so that it disappears only when a test closes it. */
async function bringToast(page: Page) {
	await stopClock(page);
	await page.goto('/');
	await page.evaluate((text) => sessionStorage.setItem('ploop:insert-template', text), EMAIL);
	await page.reload();
	const toast = page.getByRole('status').filter({ hasText: 'Template inserted into your prompt!' });
	await expect(toast).toBeVisible();
	return toast;
}

test('F8 moves the focus to the toast, and Escape closes it', async ({ page }) => {
	const toast = await bringToast(page);
	// A browser drops keys pressed before the toast is painted.
	await toast.hover();
	await page.keyboard.press('F8');
	await expect(toast).toBeFocused();
	await page.keyboard.press('Escape');
	await expect(toast).toBeHidden();
});

test('a swipe of 50 pixels closes it, a shorter one does not', async ({ page }) => {
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

test('disappears after five seconds, but not while it is pointed at', async ({ page }) => {
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

test('shown while another window is in front stays until the visitor is back', async ({ page }) => {
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
