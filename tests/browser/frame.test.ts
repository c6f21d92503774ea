import { scrollsSideways } from './page-faults.ts';
import { untilPainted } from './painted.ts';
import { expect, test } from './visit.ts';

// One expression: Playwright takes a list of two for a value and its options.
test.use({ allowedFaults: [/status of 404 .*no-such-page|ERR_INTERNET_DISCONNECTED/] });

test('the skip link is the first tab stop and leads to the content', async ({ page }) => {
	await page.goto('/');
	await untilPainted(page);
	await page.keyboard.press('Tab');
	const skip = page.getByRole('link', { name: 'Skip to main content' });
	await expect(skip).toBeFocused();
	await expect(skip).toBeInViewport();
	await page.keyboard.press('Enter');
	await expect(page.getByRole('main')).toBeFocused();
});

test('the links of the header stand in the same places on every page', async ({ page }) => {
	const links = page.getByRole('banner').getByRole('navigation').getByRole('link');
	const places = () => links.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().x)));
	await page.goto('/');
	await page.evaluate(() => document.fonts.ready);
	const before = await places();
	for (const path of ['/pricing', '/how-it-works', '/get-started']) {
		await page.goto(path);
		await page.evaluate(() => document.fonts.ready);
		await expect(links.and(page.locator('[aria-current]'))).toHaveCount(1);
		expect(await places(), path).toEqual(before);
	}
});

test('the page has its metadata', async ({ page }) => {
	await page.goto('/');
	await expect(page).toHaveTitle(/PLOOP/);
	await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
	await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /^https?:\/\/[^/]+\/$/);
	await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{50,}/);
	await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /^https?:/);
});

test('the sharing picture and the icons exist', async ({ page, request }) => {
	await page.goto('/');
	const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
	const links = page.locator('link[rel*=icon]');
	const icons = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
	for (const address of [new URL(picture ?? '').pathname, ...icons]) {
		expect((await request.get(address)).status(), address).toBe(200);
	}
});

test('an unknown address gives a page with status 404 and a link', async ({ page }) => {
	const answer = await page.goto('/no-such-page');
	expect(answer?.status()).toBe(404);
	await expect(page.getByRole('heading', { name: 'Oops — page not found' })).toBeVisible();
	await expect(page.getByRole('link', { name: 'Contact Support' })).toHaveAttribute('href', '/contact');
	await page.getByRole('main').getByRole('link', { name: 'Go Home' }).click();
	await expect(page).toHaveURL(/\/$/);
});

test('Start PLOOPing leads to the prompt box', async ({ page }) => {
	await page.goto('/');
	await page.getByRole('main').getByRole('link', { name: 'Start PLOOPing' }).click();
	const box = page.getByRole('textbox', { name: 'What do you want from AI?' });
	await expect(box).toBeInViewport();
	await expect(box).toBeFocused();
});

test('a lost connection is shown until the message is dismissed', async ({ page, context }) => {
	await page.goto('/');
	await context.setOffline(true);
	await expect(page.getByText("You're offline")).toBeVisible();
	await page.getByRole('button', { name: 'Dismiss' }).click();
	await expect(page.getByText("You're offline")).toBeHidden();
});

for (const width of [320, 768, 1440]) {
	test(`nothing scrolls sideways at ${width} pixels with text at twice its size`, async ({ page }) => {
		await page.setViewportSize({ width, height: 800 });
		await page.goto('/');
		await page.evaluate(() => {
			document.documentElement.style.fontSize = '200%';
		});
		expect(await scrollsSideways(page)).toBe(false);
	});
}

test('/login links to the home page', async ({ page }) => {
	await page.goto('/login');
	await expect(page).toHaveURL(/:\d+\/(\?.*)?$/);
});

test('/500 offers another try and a link to the home page', async ({ page }) => {
	await page.goto('/500');
	await expect(page.getByRole('heading', { name: 'We hit a snag' })).toBeVisible();
	await expect(page.getByRole('main').getByRole('link', { name: 'Go Home' })).toBeVisible();
	const reloaded = page.waitForEvent('load');
	await page.getByRole('button', { name: 'Retry' }).click();
	await reloaded;
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('the page can be read from top to bottom', async ({ page }) => {
		await page.goto('/');
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
		await expect(page.getByRole('heading', { name: 'HOW PLOOP WORKS' })).toBeVisible();
		await expect(page.getByRole('heading', { name: 'TRY PLOOP FREE' })).toBeVisible();
		await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' })).toBeVisible();
		await expect(page.getByRole('region', { name: 'Cookie choice' })).toBeHidden();
	});
});
