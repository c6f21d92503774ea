import type { Page } from '@playwright/test';
import { ADA, actSignedIn, hintAt, PRO, refuse } from './account-double.ts';
import { holdRequests } from './hold-requests.ts';
import { EMAIL, optimiserOn } from './optimiser-page.ts';
import { faultsInBothThemes } from './page-faults.ts';
import { expect, test } from './visit.ts';
import { shiftsOn, watchShifts } from './watch-shifts.ts';

function headerOn(page: Page) {
	const header = page.getByRole('banner');
	return {
		logIn: header.getByRole('link', { name: 'Log in' }),
		opener: header.getByRole('button', { name: 'Account menu' }),
		menu: page.getByRole('menu', { name: 'Account menu' }),
		free: header.getByRole('button', { name: /^Free/ }),
		pro: header.getByText('Pro', { exact: true }),
		loading: header.getByText('Loading', { exact: true }),
	};
}

test('a visitor has a Log in link, the Free badge and no account menu, and the server is not asked', async ({
	page,
}) => {
	const asked: string[] = [];
	page.on('request', (request) => asked.push(new URL(request.url()).pathname));
	await page.goto('/');
	const { logIn, opener, free, loading } = headerOn(page);
	await expect(logIn).toBeVisible();
	await expect(free).toBeVisible();
	await expect(opener).toBeHidden();
	await expect(loading).toBeHidden();
	expect(asked.filter((path) => path.startsWith('/api/') || /account/i.test(path))).toEqual([]);
});

test('the plan reads Loading while it is unknown, then Free, and nothing moves', async ({ page, baseURL }) => {
	await hintAt(page, baseURL);
	// Fonts are left out, because their letters differ slightly in width; steady.test.ts tests them.
	await page.route('**/*.woff2', () => {});
	await page.addInitScript(watchShifts);
	const asked = Promise.withResolvers<void>();
	await page.route('**/api/emails/welcome', (route) => route.fulfill({ json: { claimed: false, already: true } }));
	await page.route('**/api/account', async (route) => {
		await asked.promise;
		await route.fulfill({ json: ADA });
	});
	await page.goto('/', { waitUntil: 'domcontentloaded' });
	const { logIn, opener, free, loading } = headerOn(page);
	await expect(loading).toBeVisible();
	await expect(opener).toBeVisible();
	await expect(logIn).toBeHidden();
	asked.resolve();
	await expect(free).toBeVisible();
	await expect(loading).toBeHidden();
	await expect(opener).toHaveText(/^A/);
	expect(await shiftsOn(page)).toEqual([]);
});

test('Log out pressed before its code is loaded takes effect when the code arrives', async ({ page, baseURL }) => {
	await actSignedIn(page, baseURL);
	const fetched = Promise.withResolvers<void>();
	await page.route('**/_astro/AccountScript*.js', async (route) => {
		await fetched.promise;
		await route.continue();
	});
	await page.goto('/', { waitUntil: 'commit' });
	const { opener, menu } = headerOn(page);
	await opener.click();
	const logOut = menu.getByRole('menuitem', { name: 'Log out' });
	await expect(logOut).toBeDisabled();
	fetched.resolve();
	await expect(logOut).toBeEnabled();
});

test('Free opens the upgrade dialog', async ({ page, baseURL }) => {
	await actSignedIn(page, baseURL);
	await page.goto('/');
	await headerOn(page).free.click();
	await expect(page.getByRole('dialog', { name: /^Create a free account or go pro/ })).toBeVisible();
});

test('the Pro badge is not a button', async ({ page, baseURL }) => {
	await actSignedIn(page, baseURL, PRO);
	await page.goto('/');
	const { pro, free } = headerOn(page);
	await expect(pro).toBeVisible();
	await expect(free).toBeHidden();
	await expect(page.getByRole('banner').getByRole('button', { name: 'Pro' })).toHaveCount(0);
});

test('the menu shows the address and plan, and links to the account pages', async ({ page, baseURL }) => {
	await actSignedIn(page, baseURL, PRO);
	await page.goto('/');
	const { opener, menu } = headerOn(page);
	await opener.click();
	await expect(page.getByText('ada@ploop.test').first()).toBeVisible();
	await expect(page.getByText('Pro – Unlimited').first()).toBeVisible();
	for (const [name, href] of [
		['Profile', '/account/profile'],
		['Billing', '/account/billing'],
		['Usage', '/account/usage'],
		['Settings', '/settings'],
	] as const) {
		await expect(menu.getByRole('menuitem', { name })).toHaveAttribute('href', href);
	}
	await expect(menu.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
});

test('by keyboard it opens on the first item, arrow keys wrap, and Escape returns the focus', async ({
	page,
	baseURL,
}) => {
	await actSignedIn(page, baseURL);
	await page.goto('/');
	const { opener, menu } = headerOn(page);
	const item = (name: string) => menu.getByRole('menuitem', { name });
	await opener.press('Enter');
	await expect(opener).toHaveAttribute('aria-expanded', 'true');
	await expect(item('Profile')).toBeFocused();
	await page.keyboard.press('ArrowUp');
	await expect(item('Log out')).toBeFocused();
	await page.keyboard.press('ArrowDown');
	await expect(item('Profile')).toBeFocused();
	await page.keyboard.press('End');
	await expect(item('Log out')).toBeFocused();
	await page.keyboard.press('Escape');
	await expect(menu).toBeHidden();
	await expect(opener).toBeFocused();
	await expect(opener).toHaveAttribute('aria-expanded', 'false');
	await page.keyboard.press('ArrowDown');
	await expect(item('Profile')).toBeFocused();
	await page.keyboard.press('Tab');
	await expect(menu).toBeHidden();
});

test('Escape in the menu leaves the cookie banner open', async ({ page, baseURL }) => {
	await actSignedIn(page, baseURL);
	await page.goto('/');
	const { opener, menu } = headerOn(page);
	await opener.click();
	await expect(menu).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(menu).toBeHidden();
	await expect(page.getByRole('region', { name: 'Cookie choice' })).toBeVisible();
});

test('a press outside the menu closes it', async ({ page, baseURL }) => {
	await actSignedIn(page, baseURL);
	await page.goto('/');
	const { opener, menu } = headerOn(page);
	await opener.click();
	await expect(menu).toBeVisible();
	await page.mouse.click(20, 300);
	await expect(menu).toBeHidden();
});

test.describe('while the account cannot be loaded', () => {
	test.use({ allowedFaults: [/status of 503 .*api\/account/] });

	test('the plan stays Loading, and the menu offers to try again', async ({ page, baseURL }) => {
		await hintAt(page, baseURL);
		await page.route('**/api/account', (route) => refuse(route, 503, 'unavailable', 'Later.'));
		await page.goto('/');
		const { opener, loading, free } = headerOn(page);
		await expect(loading).toBeVisible();
		await opener.click();
		await expect(page.getByText('We couldn’t load your account.').first()).toBeVisible();
		await actSignedIn(page, baseURL);
		await page.getByRole('button', { name: 'Try again' }).click();
		await expect(free).toBeVisible();
	});
});

test.describe('when logging out fails', () => {
	test.use({ allowedFaults: [/ERR_FAILED|log out failed/] });

	test('the failure is logged and the visitor stays signed in', async ({ page, baseURL }) => {
		await actSignedIn(page, baseURL);
		await page.route('**/api/auth/**', (route) => route.abort());
		await page.goto('/');
		const { opener, menu } = headerOn(page);
		const logged = page.waitForEvent('console', (message) => message.text().startsWith('log out failed'));
		await opener.click();
		await menu.getByRole('menuitem', { name: 'Log out' }).click();
		await logged;
		await expect(opener).toBeVisible();
	});
});

test('the page follows a sign-in in another tab', async ({ page, context, baseURL }) => {
	await page.goto('/');
	await expect(headerOn(page).logIn).toBeVisible();
	await actSignedIn(page, baseURL);
	const other = await context.newPage();
	await other.goto('/500');
	await other.evaluate(() => {
		localStorage.setItem('ploop:account-changed', '1');
		localStorage.removeItem('ploop:account-changed');
	});
	await expect(headerOn(page).opener).toBeVisible();
	await expect(headerOn(page).free).toBeVisible();
});

for (const width of [1440, 320]) {
	test.describe(`${width} px`, () => {
		test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

		test('an open menu has no accessibility fault and no sideways scrolling in either theme', async ({
			page,
			baseURL,
		}) => {
			await actSignedIn(page, baseURL, { email: `${'very-long-address-'.repeat(4)}@${'ploop'.repeat(8)}.test` });
			await page.goto('/500');
			await page.getByRole('button', { name: width === 320 ? 'Menu' : 'Account menu', exact: true }).click();
			await expect(page.getByText('Log out').locator('visible=true')).toBeVisible();
			expect(await faultsInBothThemes(page)).toEqual([]);
		});
	});
}

test('an open menu stays open and keeps the focus when a result arrives', async ({ page, baseURL }) => {
	await actSignedIn(page, baseURL);
	const held = Promise.withResolvers<void>();
	await page.route('**/api/optimise', async (route) => {
		await held.promise;
		await route.continue();
	});
	await page.goto('/');
	const { box, submit, result } = optimiserOn(page);
	await box.fill(EMAIL);
	await submit.click();
	const { opener, menu } = headerOn(page);
	await opener.click();
	await expect(menu.getByRole('menuitem').first()).toBeFocused();
	held.resolve();
	await expect(result).toBeVisible();
	await expect(menu.getByRole('menuitem').first()).toBeFocused();
});

test('a menu opened before its code is loaded gets the focus when the code arrives', async ({ page, baseURL }) => {
	await actSignedIn(page, baseURL);
	const held = Promise.withResolvers<void>();
	await page.route('**/_astro/*.js*', async (route) => {
		await held.promise;
		await route.continue();
	});
	await page.goto('/500', { waitUntil: 'commit' });
	const { opener, menu } = headerOn(page);
	await opener.click();
	await expect(menu).toBeVisible();
	held.resolve();
	await expect(menu.getByRole('menuitem').first()).toBeFocused();
	await expect(opener).toHaveAttribute('aria-expanded', 'true');
});

test('an open menu keeps the focus when a message has been sent, and the page does not scroll', async ({
	page,
	baseURL,
}) => {
	await actSignedIn(page, baseURL);
	const release = await holdRequests(page, '**/api/contact', (route) =>
		route.fulfill({ status: 201, json: { ok: true } }),
	);
	await page.goto('/contact');
	const main = page.getByRole('main');
	await main.getByRole('textbox', { name: 'Name' }).fill('Ada');
	await main.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
	await main.getByRole('combobox', { name: 'Subject' }).selectOption('Billing');
	await main.getByRole('textbox', { name: 'Message' }).fill('Which of the two plans am I on now?');
	await main.getByRole('checkbox', { name: /Privacy Policy/ }).check();
	await main.getByRole('button', { name: 'Send message' }).click();
	const { opener, menu } = headerOn(page);
	await opener.click();
	const first = menu.getByRole('menuitem').first();
	await expect(first).toBeFocused();
	const before = await page.evaluate(() => scrollY);
	release();
	await expect(main.getByRole('heading', { name: /thank/i })).toBeVisible();
	await expect(first).toBeFocused();
	expect(await page.evaluate(() => scrollY)).toBe(before);
});
