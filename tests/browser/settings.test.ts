import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { actSignedIn, refuse } from './account-double.ts';
import { stopClock } from './page-clock.ts';
import { accessibilityFaultsOf, scrollsSideways } from './page-faults.ts';
import { untilPainted } from './painted.ts';
import { PASSWORD, signUp } from './real-account.ts';
import { expect, test } from './visit.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const saved = (page: Page) =>
	page.waitForRequest((request) => request.method() === 'PATCH' && request.url().endsWith('/api/account'));

test.describe('the preferences', () => {
	test('are saved once, a moment after the last change, and stay', async ({ page }) => {
		await stopClock(page);
		await signUp(page, 'Ada');
		await page.goto('/settings');
		let saves = 0;
		page.on('request', (request) => {
			if (request.method() === 'PATCH') saves += 1;
		});
		const saving = saved(page);
		await page.getByRole('switch', { name: 'Compact view' }).click();
		await page.clock.runFor(299);
		await page.getByRole('switch', { name: 'Remember advanced options' }).press('Space');
		await page.clock.runFor(300);
		expect((await saving).postDataJSON()).toEqual({ prefs: { compactView: true, rememberAdvancedOptions: true } });
		await expect(page.getByRole('status').getByText('Saved')).toBeVisible();
		expect(saves).toBe(1);
		await page.reload();
		await expect(page.getByRole('switch', { name: 'Compact view' })).toBeChecked();
		await expect(page.getByRole('switch', { name: 'Copy the prompt automatically' })).not.toBeChecked();
	});

	test.describe('when the server fails', () => {
		test.use({ allowedFaults: [/status of 503/] });

		test('are reset to the saved ones, with a message', async ({ page, baseURL }) => {
			await stopClock(page);
			await actSignedIn(page, baseURL);
			const nothing = {
				sessions: [],
				tokens: [],
				hasPassword: true,
				providers: [],
				passkeys: [],
				isOn: false,
				codesLeft: 0,
				lines: [],
			};
			await page.route(/\/api\/account\/(sessions|tokens|ways-in|second-factor|about)$/, (route) =>
				route.fulfill({ json: nothing }),
			);
			await page.goto('/settings');
			const compact = page.getByRole('switch', { name: 'Compact view' });
			await expect(compact).not.toBeChecked();
			await page.route('**/api/account', (route) => refuse(route, 503, 'unavailable', 'Later.'));
			await compact.click();
			await page.clock.runFor(300);
			await expect(page.getByRole('alert')).toContainText('Failed to save preferences.');
			await expect(compact).not.toBeChecked();
		});

		test('show that they could not be loaded', async ({ page, baseURL }) => {
			await stopClock(page);
			await actSignedIn(page, baseURL);
			await page.route('**/api/account', (route) => refuse(route, 503, 'unavailable', 'Later.'));
			await page.goto('/settings#preferences');
			await expect(page.getByText(/Failed to load preferences\./)).toBeVisible();
		});
	});
});

test.describe('the password', () => {
	test('is changed, and the other browsers are signed out', async ({ page }) => {
		await stopClock(page);
		await signUp(page, 'Ada');
		await page.goto('/settings');
		const form = section(page, 'Password');
		await form.getByLabel('Current password').fill(PASSWORD);
		await form.getByLabel('New password', { exact: true }).fill('another lamp entirely');
		await form.getByLabel('New password, again').fill('another lamp entirely');
		await form.getByRole('checkbox', { name: 'Revoke my API tokens as well' }).check();
		const asked = page.waitForRequest('**/api/auth/password');
		await form.getByRole('button', { name: 'Change password' }).click();
		expect((await asked).postDataJSON()).toMatchObject({ endTokens: true });
		await expect(page.getByText('Password updated')).toBeVisible();
		await expect(form.getByLabel('Current password')).toHaveValue('');
		expect((await page.request.get('/api/account')).status()).toBe(200);
	});

	test('typed before hydration stays in the form and is never submitted by the browser', async ({ page }) => {
		const held = Promise.withResolvers<void>();
		await page.route(/\/_astro\/PasswordForm\..*\.js$/, async (route) => {
			await held.promise;
			await route.continue();
		});
		await signUp(page, 'Ada');
		await page.goto('/settings', { waitUntil: 'domcontentloaded' });
		const form = section(page, 'Password');
		await form.getByLabel('Current password').fill(PASSWORD);
		await untilPainted(page);
		await form.getByLabel('Current password').press('Enter');
		await expect(form.getByRole('button', { name: 'Change password' })).toBeDisabled();
		held.resolve();
		await form.getByRole('button', { name: 'Change password' }).click();
		await expect(form.getByLabel('New password', { exact: true })).toBeFocused();
		await expect(form.getByLabel('Current password')).toHaveValue(PASSWORD);
		await expect(page).toHaveURL('/settings');
	});

	test.describe('with a fault', () => {
		test.use({ allowedFaults: [/status of 40[03]/] });

		test('shows each fault at its field, and keeps what was typed', async ({ page }) => {
			await signUp(page, 'Ada');
			await page.goto('/settings');
			const form = section(page, 'Password');
			const [current, next] = [form.getByLabel('Current password'), form.getByLabel('New password', { exact: true })];
			await next.fill('short');
			await form.getByRole('button', { name: 'Change password' }).click();
			await expect(current).toBeFocused();
			await expect(current).toHaveAccessibleDescription('Please type your current password.');
			await expect(next).toHaveAccessibleDescription(/Password must be at least 8 characters\./);
			await current.fill('not my password');
			await next.fill('another lamp entirely');
			await form.getByLabel('New password, again').fill('another lamp');
			await form.getByRole('button', { name: 'Change password' }).click();
			await expect(form.getByLabel('New password, again')).toHaveAccessibleDescription('Passwords must match.');
			await form.getByLabel('New password, again').fill('another lamp entirely');
			await form.getByRole('button', { name: 'Change password' }).click();
			await expect(current).toHaveAccessibleDescription(/not your current password/);
			await expect(current).toBeFocused();
			await expect(next).toHaveValue('another lamp entirely');
		});
	});
});

test('sessions are listed and ended one by one, or all but the current one', async ({ page, browser, baseURL }) => {
	const { email, password } = await signUp(page, 'Ada');
	const others = [await browser.newContext(), await browser.newContext()];
	for (const other of others) await signIn(await other.newPage(), baseURL ?? '', { email, password });
	await page.goto('/settings');
	const sessions = section(page, 'Where you are signed in');
	await expect(sessions.getByRole('listitem')).toHaveCount(3);
	await expect(sessions.getByText('This browser')).toHaveCount(1);
	await sessions
		.getByRole('button', { name: /^Sign out: / })
		.first()
		.click();
	await expect(sessions.getByRole('listitem')).toHaveCount(2);
	await sessions.getByRole('button', { name: 'Sign out everywhere else' }).click();
	await expect(sessions.getByText('You’re not signed in anywhere else.')).toBeVisible();
	for (const other of others) expect((await other.request.get(`${baseURL}/api/account`)).status()).toBe(401);
	for (const other of others) await other.close();
});

async function signIn(page: Page, origin: string, person: { email: string; password: string }): Promise<void> {
	expect((await page.request.post(`${origin}/api/auth/sign-in`, { data: person })).status()).toBe(200);
}

test.describe('an API token', () => {
	test('is shown once, gives access to the API, is renamed, and revoked after a confirmation', async ({
		page,
		playwright,
		baseURL,
	}) => {
		await signUp(page, 'Ada');
		await page.goto('/settings');
		const tokens = section(page, 'API tokens');
		await expect(tokens.getByText('No tokens yet.')).toBeVisible();
		await tokens.getByLabel('Name of the new token').fill('Laptop');
		await tokens.getByRole('button', { name: 'Create token' }).click();
		await expect(page.getByRole('heading', { name: 'Copy your new token now' })).toBeFocused();
		const token = await tokens.getByRole('textbox', { name: 'Token Laptop' }).inputValue();
		const script = await playwright.request.newContext({
			baseURL: baseURL ?? '',
			extraHTTPHeaders: { authorization: `Bearer ${token}` },
		});
		expect((await script.get('/api/usage/summary')).status()).toBe(200);
		await tokens.getByRole('button', { name: 'I’ve copied it' }).click();
		await expect(tokens.getByRole('textbox', { name: 'Token Laptop' })).toHaveCount(0);

		await tokens.getByRole('button', { name: 'Rename: Laptop' }).click();
		await expect(tokens.getByLabel('New name')).toBeFocused();
		await tokens.getByLabel('New name').fill('Build server');
		await tokens.getByLabel('New name').press('Enter');
		await expect(tokens.getByRole('button', { name: 'Rename: Build server' })).toBeFocused();

		await tokens.getByRole('button', { name: 'Revoke: Build server' }).click();
		await expect(tokens.getByRole('button', { name: 'Cancel' })).toBeFocused();
		await page.keyboard.press('Escape');
		await expect(tokens.getByText('Build server', { exact: true })).toBeVisible();
		await tokens.getByRole('button', { name: 'Revoke: Build server' }).click();
		await tokens.getByRole('button', { name: 'Revoke it' }).click();
		await expect(tokens.getByText('No tokens yet.')).toBeVisible();
		expect((await script.get('/api/usage/summary')).status()).toBe(401);
		await script.dispose();
	});

	test('needs a name', async ({ page }) => {
		await signUp(page, 'Ada');
		await page.goto('/settings#tokens');
		await untilPainted(page);
		await page.getByLabel('Name of the new token').press('Enter');
		await expect(page.getByLabel('Name of the new token')).toHaveAccessibleDescription(/1 to 60 characters/);
	});
});

test('all data is exported as a file after the password is given', async ({ page }) => {
	const { email } = await signUp(page, 'Ada');
	await page.request.post('/api/optimise', {
		data: { rawPrompt: 'Write a poem about canaries in Lisbon, no rhymes.' },
	});
	await page.goto('/settings#data');
	const data = section(page, 'Your data');
	await data.getByLabel('Your password').fill(PASSWORD);
	const [file] = await Promise.all([
		page.waitForEvent('download'),
		data.getByRole('button', { name: 'Export my data' }).click(),
	]);
	expect(file.suggestedFilename()).toBe('ploop-data.json');
	const tables = JSON.parse(await readFile(await file.path(), 'utf8'));
	expect(tables.accounts[0].email).toBe(email);
	expect(tables.optimisations[0].raw).toContain('canaries in Lisbon');
});

test.describe('deleting the account', () => {
	test.use({ allowedFaults: [/status of 40[03]/] });

	test('asks for the password and the word, and signs the visitor out', async ({ page }) => {
		const person = await signUp(page, 'Ada');
		await page.goto('/settings');
		await page.getByRole('button', { name: 'Delete my account' }).click();
		const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
		await dialog.getByRole('button', { name: 'Delete everything' }).click();
		await expect(dialog.getByLabel('Your password')).toBeFocused();
		await expect(dialog.getByLabel('Your password')).toHaveAccessibleDescription('Please type your password.');
		await dialog.getByLabel('Your password').fill('not my password');
		await dialog.getByLabel(/^Type/).fill('delete');
		await dialog.getByRole('button', { name: 'Delete everything' }).click();
		await expect(dialog.getByLabel('Your password')).toHaveAccessibleDescription(/not your current password/);
		await dialog.getByLabel('Your password').fill(PASSWORD);
		await dialog.getByRole('button', { name: 'Delete everything' }).click();
		await expect(dialog.getByText('Your account is deleted.')).toBeVisible();
		await dialog.getByRole('link', { name: 'To the home page' }).click();
		await expect(page).toHaveURL('/');
		expect((await page.request.get('/api/account')).status()).toBe(401);
		const anew = { name: 'Ada', email: person.email, password: PASSWORD, confirmPassword: PASSWORD, terms: true };
		expect((await page.request.post('/api/auth/sign-up', { data: anew })).status()).toBe(200);
	});

	test('can be cancelled', async ({ page }) => {
		await signUp(page, 'Ada');
		await page.goto('/settings');
		await page.getByRole('button', { name: 'Delete my account' }).click();
		await page.getByRole('button', { name: 'Keep my account' }).click();
		await expect(page.getByRole('dialog', { name: 'Delete your account?' })).toBeHidden();
		await expect(page.getByRole('button', { name: 'Delete my account' })).toBeFocused();
	});
});

test.describe('on every screen', () => {
	test.use({ contextOptions: { reducedMotion: 'reduce' } });

	const PATHS = ['/account', '/account/profile', '/account/usage', '/settings'];
	for (const [width, colorScheme] of [
		[1440, 'light'],
		[320, 'dark'],
	] as const) {
		test.describe(`of ${width} px, ${colorScheme}`, () => {
			test.use({ viewport: { width, height: 900 }, colorScheme });

			test('there is no accessibility fault and no sideways scrolling', async ({ page }) => {
				await signUp(page, 'Ada');
				await page.request.post('/api/account/tokens', {
					data: { name: 'A token with a name as long as names may be, or nearly so' },
				});
				for (const path of PATHS) {
					await page.goto(path);
					await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
					await expect(page.locator('.acc-pending')).toHaveCount(0);
					expect(await accessibilityFaultsOf(page), path).toEqual([]);
					expect(await scrollsSideways(page), path).toBe(false);
				}
				await page.getByRole('button', { name: /^Revoke: / }).click();
				await page.getByRole('button', { name: 'Create token' }).click();
				expect(await accessibilityFaultsOf(page)).toEqual([]);
				await page.getByRole('button', { name: 'Delete my account' }).click();
				await page.getByRole('button', { name: 'Delete everything' }).click();
				expect(await accessibilityFaultsOf(page)).toEqual([]);
				expect(await scrollsSideways(page)).toBe(false);
			});
		});
	}
});
