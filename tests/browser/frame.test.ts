import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

async function openWith(page: Page, path: string, storage: Record<string, string> = { consent: 'denied' }) {
	await page.addInitScript((entries) => {
		if (sessionStorage.getItem('seeded')) return;
		sessionStorage.setItem('seeded', 'yes');
		for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
	}, storage);
	await page.goto(path);
}

test.describe('theme', () => {
	test('follows the system until the visitor chooses, and the choice stays', async ({ page }) => {
		await page.emulateMedia({ colorScheme: 'dark' });
		await openWith(page, '/');
		await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
		const toggle = page.getByRole('banner').getByRole('button', { name: 'Dark theme' });
		await expect(toggle).toHaveAttribute('aria-pressed', 'true');
		await toggle.click();
		await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
		await page.reload();
		await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
		await expect(toggle).toHaveAttribute('aria-pressed', 'false');
	});
});

test.describe('cookie banner', () => {
	test('asks only while nothing is chosen, and allowing is stored and told', async ({ page }) => {
		await openWith(page, '/', {});
		await page.evaluate(() => {
			document.addEventListener('ploop:consent', (event) => {
				document.title = (event as CustomEvent<string>).detail;
			});
		});
		const banner = page.getByRole('region', { name: 'Cookie choice' });
		await banner.getByRole('button', { name: 'Allow analytics' }).click();
		await expect(banner).toBeHidden();
		await expect(page).toHaveTitle('granted');
		await page.reload();
		await expect(banner).toBeHidden();
	});

	test('Escape closes an open dialog first, and only then means no', async ({ page }) => {
		await openWith(page, '/', {});
		const banner = page.getByRole('region', { name: 'Cookie choice' });
		await page.getByRole('button', { name: 'View Demo' }).click();
		await page.keyboard.press('Escape');
		await expect(banner).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(banner).toBeHidden();
		expect(await page.evaluate(() => localStorage.getItem('consent'))).toBe('denied');
	});

	test('a focused control is never under the banner', async ({ page }) => {
		await page.setViewportSize({ width: 360, height: 640 });
		await page.emulateMedia({ reducedMotion: 'reduce' });
		await openWith(page, '/', {});
		const top = async () => (await page.getByRole('region', { name: 'Cookie choice' }).boundingBox())?.y ?? 0;
		for (const link of await page.getByRole('contentinfo').getByRole('link').all()) {
			await link.focus();
			const box = await link.boundingBox();
			expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(await top());
		}
	});

	test('Manage cookies shows the choice and changes it', async ({ page }) => {
		await openWith(page, '/', { consent: 'granted' });
		await page.getByRole('button', { name: 'Manage cookies' }).click();
		const dialog = page.getByRole('dialog', { name: 'Cookie preferences' });
		await expect(dialog.getByLabel('Analytics')).toBeChecked();
		await dialog.getByLabel('Analytics').uncheck();
		await dialog.getByRole('button', { name: 'Save choice' }).click();
		await expect(dialog).toBeHidden();
		expect(await page.evaluate(() => localStorage.getItem('consent'))).toBe('denied');
	});
});

test.describe('dialogs', () => {
	test('the plan badge opens the upgrade dialog, and closing gives focus back', async ({ page }) => {
		await openWith(page, '/');
		const badge = page.getByRole('banner').getByRole('button', { name: 'Free' });
		await badge.click();
		const dialog = page.getByRole('dialog', { name: 'Create a free account or go pro to unlock powerful controls' });
		await expect(dialog.getByRole('link', { name: 'Upgrade to Pro £4.99/mo' })).toBeVisible();
		await expect(dialog.getByRole('link', { name: 'Go Annual £48' })).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(dialog).toBeHidden();
		await expect(badge).toBeFocused();
	});

	test('the demo closes on a click outside it, and not on one inside', async ({ page }) => {
		await openWith(page, '/');
		await page.getByRole('button', { name: 'View Demo' }).click();
		const demo = page.getByRole('dialog', { name: 'See PLOOP at work' });
		await demo.getByText('You type').click();
		await expect(demo).toBeVisible();
		await page.mouse.click(5, 5);
		await expect(demo).toBeHidden();
	});

	test('the Pro dialog names the control that was tried, says it is processing, then closes', async ({ page }) => {
		await openWith(page, '/');
		await page.evaluate(() => {
			const detail = { id: 'pro-feature-dialog', feature: 'Tone: casual' };
			document.dispatchEvent(new CustomEvent('ploop:open-dialog', { detail }));
		});
		const dialog = page.getByRole('dialog', { name: 'Go Pro to unlock powerful controls' });
		await expect(dialog.getByText('Tone: casual')).toBeVisible();
		await dialog.getByRole('button', { name: 'Upgrade to Pro' }).click();
		await expect(dialog.getByRole('button', { name: 'Processing...' })).toBeVisible();
		await expect(dialog).toBeHidden();
	});

	test('Start PLOOPing brings the prompt box into view', async ({ page }) => {
		await openWith(page, '/');
		await page.getByRole('main').getByRole('link', { name: 'Start PLOOPing' }).click();
		await expect(page.locator('#optimizer')).toBeInViewport();
	});
});

test('the menu of a narrow window opens, traps the keyboard and gives focus back', async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 740 });
	await openWith(page, '/');
	const button = page.getByRole('button', { name: 'Menu', exact: true });
	await button.click();
	const menu = page.getByRole('dialog', { name: 'Menu' });
	await expect(menu.getByRole('link', { name: 'Pricing' })).toBeVisible();
	for (let press = 0; press < 15; press++) {
		await page.keyboard.press('Tab');
		expect(await page.evaluate(() => document.activeElement?.closest('main, header, footer') === null)).toBe(true);
	}
	await page.keyboard.press('Escape');
	await expect(menu).toBeHidden();
	await expect(button).toBeFocused();
});

test('the skip link comes first and leads to the content', async ({ page }) => {
	await openWith(page, '/');
	await page.keyboard.press('Tab');
	const skip = page.getByRole('link', { name: 'Skip to main content' });
	await expect(skip).toBeFocused();
	await expect(skip).toBeInViewport();
	await page.keyboard.press('Enter');
	await expect(page.locator('main')).toBeFocused();
});

test('losing the connection says so until dismissed', async ({ page, context }) => {
	await openWith(page, '/');
	await context.setOffline(true);
	await expect(page.getByText("You're offline")).toBeVisible();
	await page.getByRole('button', { name: 'Dismiss' }).click();
	await expect(page.getByText("You're offline")).toBeHidden();
});

test('/login goes to the home page', async ({ page }) => {
	await page.goto('/login');
	await expect(page).toHaveURL(/\/$/);
});

test('an unknown address answers 404 with two ways out', async ({ page }) => {
	const response = await page.goto('/no-such-page');
	expect(response?.status()).toBe(404);
	await expect(page.getByRole('heading', { name: 'Oops — page not found' })).toBeVisible();
	await expect(page.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
	await expect(page.getByRole('link', { name: 'Contact Support' })).toHaveAttribute('href', '/contact');
});

for (const width of [320, 768, 1440]) {
	test(`nothing scrolls sideways at ${width} pixels, with text at twice its size`, async ({ page }) => {
		await page.setViewportSize({ width, height: 800 });
		await openWith(page, '/', {});
		const widest = () => page.evaluate(() => document.documentElement.scrollWidth);
		expect(await widest()).toBeLessThanOrEqual(width);
		await page.evaluate(() => {
			document.documentElement.style.fontSize = '200%';
		});
		expect(await widest()).toBeLessThanOrEqual(width);
	});
}

for (const theme of ['light', 'dark']) {
	for (const path of ['/', '/no-such-page', '/500']) {
		test(`axe finds nothing on ${path} in the ${theme} theme`, async ({ page }) => {
			await openWith(page, path, { theme });
			const { violations } = await new AxeBuilder({ page }).analyze();
			expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual([]);
		});
	}
	for (const id of ['menu', 'upgrade', 'pro-feature', 'cookie', 'demo', 'wrong', 'audiences']) {
		test(`axe finds nothing in the ${id} dialog in the ${theme} theme`, async ({ page }) => {
			await page.emulateMedia({ reducedMotion: 'reduce' });
			await openWith(page, '/', { theme, consent: 'denied' });
			await page.evaluate((dialog) => {
				document.dispatchEvent(new CustomEvent('ploop:open-dialog', { detail: { id: dialog } }));
			}, `${id}-dialog`);
			const { violations } = await new AxeBuilder({ page }).include(`#${id}-dialog`).analyze();
			expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual([]);
		});
	}
}
