import { actSignedIn, PRO, refuse, SUMMARY } from './account-double.ts';
import { stopClock } from './page-clock.ts';
import { signUp } from './real-account.ts';
import { expect, test } from './visit.ts';

const MONTHS = [
	{ monthISO: '2026-11', optimisations: 1204, total_raw: 96_000, total_optimised: 310_500 },
	{ monthISO: '2026-10', optimisations: 2, total_raw: 120, total_optimised: 900 },
];
/** A text with several wishes, so that its run counts. */
const POEM = 'Write a poem about rain in Lisbon. No rhymes. Eight lines. Use plain words. End with a question.';

test.describe('the overview', () => {
	test('greets its owner, and shows plan and week', async ({ page }) => {
		await signUp(page, 'Ada');
		await page.request.post('/api/optimise', { data: { rawPrompt: POEM } });
		await page.goto('/account');
		await expect(page.getByText('Hello, Ada')).toBeVisible();
		await expect(page.getByRole('region', { name: 'Plan' })).toContainText('Free');
		await expect(page.getByRole('region', { name: 'This week' })).toContainText('2 of 3 PLOOPs left');
		await expect(page.locator('.acc-bar-left'), 'what the bar shows').toHaveAttribute('width', /^66\.6/);
		// The prompts themselves stand on the first page and in the history.
		await expect(page.getByRole('link', { name: /^Open: / })).toHaveCount(0);
		await page.getByRole('region', { name: 'Plan' }).getByRole('button', { name: 'Upgrade to Pro' }).click();
		await expect(page.getByRole('dialog', { name: /go pro/ })).toBeVisible();
	});

	test('invites a new account to make a first prompt', async ({ page, baseURL }) => {
		await actSignedIn(page, baseURL);
		await page.route('**/api/usage/summary', (route) => route.fulfill({ json: SUMMARY }));
		await page.goto('/account');
		await expect(page.getByRole('link', { name: 'Start PLOOPing' })).toHaveAttribute('href', '/#optimizer');
	});

	test('confirms a payment, removes it from the address and reloads the account', async ({ page, baseURL }) => {
		await stopClock(page);
		await actSignedIn(page, baseURL, PRO);
		await page.route('**/api/usage/summary', (route) => route.fulfill({ json: SUMMARY }));
		let readings = 0;
		page.on('request', (request) => {
			if (request.url().endsWith('/api/account')) readings += 1;
		});
		await page.goto('/account?status=success');
		await expect(page.getByText('Payment Successful!')).toBeVisible();
		await expect(page).toHaveURL('/account');
		await expect(page.getByRole('region', { name: 'Plan' })).toContainText('Pro – Unlimited');
		expect(readings).toBe(1);
		await page.clock.runFor(1000);
		await expect.poll(() => readings).toBe(2);
		await expect(page.getByRole('region', { name: 'Plan' })).toContainText('Pro – Unlimited');
	});

	test('says when Pro renews, when it ends, and that a payment failed', async ({ page, baseURL }) => {
		const end = { current_period_end: Date.UTC(2027, 0, 5, 12) / 1000 };
		await page.route('**/api/usage/summary', (route) => route.fulfill({ json: { ...SUMMARY, weeklyLimit: null } }));
		await actSignedIn(page, baseURL, { ...PRO, ...end });
		await page.goto('/account');
		await expect(page.getByText('Renews on 5 January 2027')).toBeVisible();
		await actSignedIn(page, baseURL, { ...PRO, ...end, cancel_at_period_end: true });
		await page.reload();
		await expect(page.getByText('Ends on 5 January 2027')).toBeVisible();
		await actSignedIn(page, baseURL, { ...PRO, ...end, status: 'past_due' });
		await page.reload();
		await expect(page.getByText('Your last payment didn’t go through.')).toBeVisible();
		await expect(page.getByRole('link', { name: 'Go to billing' })).toHaveAttribute('href', '/account/billing');
	});
});

test.describe('the profile', () => {
	test('changes the display name, and shows the rest', async ({ page }) => {
		await stopClock(page);
		const { email } = await signUp(page, 'Ada');
		await page.goto('/account/profile');
		await expect(page.getByRole('main').getByText(email)).toBeVisible();
		await expect(page.getByLabel('User ID')).toHaveValue(/^[\w-]{16,}$/);
		const name = page.getByLabel('Display name');
		await expect(name).toHaveValue('Ada');
		await name.fill('Countess of Lovelace');
		await name.press('Enter');
		await expect(page.getByRole('status').getByText('Display name updated successfully.')).toBeVisible();
		await page.reload();
		await expect(name).toHaveValue('Countess of Lovelace');
	});

	test('shows the fault of a name at its field and keeps the name', async ({ page, baseURL }) => {
		await actSignedIn(page, baseURL);
		await page.goto('/account/profile');
		const name = page.getByLabel('Display name');
		await expect(name).toHaveValue('Ada');
		await page.route('**/api/account', (route) => refuse(route, 400, 'display_name_invalid', 'One line, please.'));
		await name.fill('Ada the First');
		await page.getByRole('button', { name: 'Save' }).click();
		await expect(name).toHaveAccessibleDescription(/One line, please\./);
		await expect(name).toBeFocused();
		await expect(name).toHaveValue('Ada the First');
	});

	test.describe('when the server fails', () => {
		test.use({ allowedFaults: [/status of 503/] });

		test('says that it could not be loaded, and loads on the next try', async ({ page, baseURL }) => {
			await stopClock(page);
			await actSignedIn(page, baseURL);
			await page.route('**/api/account', (route) => refuse(route, 503, 'unavailable', 'Later.'));
			await page.goto('/account/profile');
			await expect(page.getByText('Failed to load profile data.')).toBeVisible();
			await actSignedIn(page, baseURL);
			await page.getByRole('button', { name: 'Try again' }).click();
			await expect(page.getByLabel('Display name')).toHaveValue('Ada');
		});

		test('says that the name could not be changed', async ({ page, baseURL }) => {
			await stopClock(page);
			await actSignedIn(page, baseURL);
			await page.goto('/account/profile');
			await expect(page.getByLabel('Display name')).toHaveValue('Ada');
			await page.route('**/api/account', (route) => refuse(route, 503, 'unavailable', 'Later.'));
			await page.getByRole('button', { name: 'Save' }).click();
			await expect(page.getByRole('alert')).toContainText('Failed to update display name.');
		});
	});
	test.use({ allowedFaults: [/status of 400/] });
});

test.describe('the usage', () => {
	test('of a Pro account is shown month by month', async ({ page, baseURL }) => {
		await actSignedIn(page, baseURL, PRO);
		const pro = { ...SUMMARY, weeklyLimit: null, proWeeklyUsed: 2, proMonthly: MONTHS };
		await page.route('**/api/usage/summary', (route) => route.fulfill({ json: pro }));
		await page.goto('/account/usage');
		await expect(page.getByRole('region', { name: 'This week' })).toContainText('2 PLOOPsNo limit on your plan');
		const table = page.getByRole('table', { name: /by month/ });
		await expect(table.getByRole('row', { name: 'November 2026 1,204 96,000 310,500' })).toBeVisible();
		await expect(table.getByRole('row', { name: 'Total 1,206 96,120 311,400' })).toBeVisible();
	});

	test('of a free account is shown for the week', async ({ page }) => {
		await signUp(page, 'Ada');
		for (const path of ['/account/usage', '/usage']) {
			await page.goto(path);
			await expect(page.getByRole('region', { name: 'This week' })).toContainText('3 of 3 PLOOPs left');
			await expect(page.getByRole('table')).toHaveCount(0);
		}
	});

	test.describe('when the server fails', () => {
		test.use({ allowedFaults: [/status of 503/] });

		test('is requested three times, after one and two more seconds, then offered for another try', async ({
			page,
			baseURL,
		}) => {
			await stopClock(page);
			await actSignedIn(page, baseURL);
			const times: number[] = [];
			await page.route('**/api/usage/summary', async (route) => {
				times.push(await page.evaluate(() => Date.now()));
				await refuse(route, 503, 'unavailable', 'Later.');
			});
			await page.goto('/account/usage');
			await expect(async () => {
				await page.clock.runFor(100);
				expect(times).toHaveLength(3);
			}).toPass({ intervals: [50] });
			const [first = 0, second = 0, third = 0] = times;
			expect(second - first).toBeGreaterThanOrEqual(1000);
			expect(third - second).toBeGreaterThanOrEqual(2000);
			await expect(page.getByRole('alert')).toContainText('Failed to load usage data. Please try again.');
			await page.route('**/api/usage/summary', (route) => route.fulfill({ json: SUMMARY }));
			await page.getByRole('button', { name: 'Try again' }).click();
			await expect(page.getByText('1 of 3 PLOOPs left')).toBeVisible();
		});
	});
});

test('on a phone the links to the account pages are one row, scrolled to the open page', async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 740 });
	await signUp(page, 'Ada');
	for (const [path, name] of [
		['/settings', 'Settings'],
		['/account/usage', 'Usage'],
		['/account', 'Overview'],
	] as const) {
		await page.goto(path);
		const row = page.getByRole('main').getByRole('navigation').first();
		const tab = row.getByRole('link', { name, exact: true });
		await expect(tab).toHaveAttribute('aria-current', 'page');
		await expect(tab).toBeInViewport({ ratio: 1 });
		const heights = await row
			.getByRole('link')
			.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
		expect(new Set(heights).size, 'one row').toBe(1);
	}
});

test('a visitor is sent to sign up and comes back afterwards', async ({ page }) => {
	await page.route(/\/signup\?/, (route) =>
		route.fulfill({ contentType: 'text/html', body: '<title>Sign up</title>' }),
	);
	for (const path of ['/account', '/account/profile', '/account/usage', '/settings']) {
		await page.goto(path);
		await expect(page).toHaveURL(`/signup?next=${path}`);
	}
});
