import { untilPainted } from './painted.ts';
import { expect, test } from './visit.ts';

const banner = { name: 'Cookie choice' } as const;

test.describe('cookie banner', () => {
	test('nothing is stored before a choice', async ({ page, context }) => {
		await page.goto('/');
		await expect(page.getByRole('region', banner)).toBeVisible();
		expect(await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }))).toEqual([]);
		expect(await context.cookies()).toEqual([]);
	});

	test('Escape allows only necessary cookies, and the banner does not come back', async ({ page }) => {
		await page.goto('/');
		await untilPainted(page);
		await page.keyboard.press('Escape');
		await expect(page.getByRole('region', banner)).toBeHidden();
		expect(await page.evaluate(() => localStorage.getItem('consent'))).toBe('denied');
		await page.reload();
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
		await expect(page.getByRole('region', banner)).toBeHidden();
	});

	test('both answers take one click and look alike', async ({ page }) => {
		await page.goto('/');
		const deny = page.getByRole('button', { name: 'Only necessary' });
		const allow = page.getByRole('button', { name: 'Allow analytics' });
		for (const width of [1440, 320]) {
			await page.setViewportSize({ width, height: 800 });
			const [one, other] = await Promise.all([deny.boundingBox(), allow.boundingBox()]);
			expect(one?.height).toBe(other?.height);
			expect(Math.abs((one?.width ?? 0) / (other?.width ?? 1) - 1)).toBeLessThan(0.05);
		}
		const lookOf = (button: typeof deny) =>
			button.evaluate((element) => {
				const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(element);
				return { color, backgroundColor, borderColor, fontSize, fontWeight };
			});
		expect(await lookOf(deny)).toEqual(await lookOf(allow));
		await allow.click();
		expect(await page.evaluate(() => localStorage.getItem('consent'))).toBe('granted');
		await expect(page.getByRole('region', banner)).toBeHidden();
	});

	test('a choice is withdrawn with two clicks from the footer, in every tab', async ({ page, context }) => {
		await page.goto('/');
		await page.getByRole('button', { name: 'Allow analytics' }).click();
		const other = await context.newPage();
		await other.goto('/');
		await page.getByRole('contentinfo').getByRole('button', { name: 'Manage cookies' }).click();
		const dialog = page.getByRole('dialog', { name: 'Cookie preferences' });
		await expect(dialog.getByText('You’re currently allowing analytics.')).toBeVisible();
		await dialog.getByRole('button', { name: 'Only necessary' }).click();
		await expect(dialog).toBeHidden();
		expect(await page.evaluate(() => localStorage.getItem('consent'))).toBe('denied');
		await expect(other.locator('html')).toHaveAttribute('data-consent', 'denied');
		await page.getByRole('contentinfo').getByRole('button', { name: 'Manage cookies' }).click();
		await expect(dialog.getByText('At the moment we store only what’s necessary.')).toBeVisible();
	});

	test('a browser with a privacy signal shows no banner, and its owner can still allow cookies', async ({ page }) => {
		await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
		await page.goto('/');
		await expect(page.getByRole('region', banner)).toBeHidden();
		expect(await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }))).toEqual([]);
		await page.getByRole('contentinfo').getByRole('button', { name: 'Manage cookies' }).click();
		await page.getByRole('dialog').getByRole('button', { name: 'Allow analytics' }).click();
		await page.reload();
		await expect(page.locator('html')).toHaveAttribute('data-consent', 'granted');
	});

	test.describe('without JavaScript', () => {
		test.use({ javaScriptEnabled: false });

		test('no choice is offered, and the page says why', async ({ page }) => {
			await page.goto('/');
			await expect(page.getByRole('region', banner)).toBeHidden();
			await expect(page.getByRole('button', { name: 'Manage cookies' })).toBeHidden();
			await expect(page.getByText('Without JavaScript no choice is needed')).toBeVisible();
		});
	});

	test('other scripts get the choice', async ({ page }) => {
		await page.goto('/');
		const told = page.evaluate(
			() =>
				new Promise((resolve) => {
					document.addEventListener('ploop:consent', (event) => resolve((event as CustomEvent<string>).detail));
				}),
		);
		await page.getByRole('button', { name: 'Allow analytics' }).click();
		expect(await told).toBe('granted');
	});

	test('a focused control is never under the banner', async ({ page }) => {
		await page.setViewportSize({ width: 360, height: 640 });
		await page.emulateMedia({ reducedMotion: 'reduce' });
		await page.goto('/');
		const top = (await page.getByRole('region', banner).boundingBox())?.y ?? 0;
		for (const link of await page.getByRole('contentinfo').getByRole('link').all()) {
			await link.focus();
			const box = await link.boundingBox();
			expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(top);
		}
	});
});
