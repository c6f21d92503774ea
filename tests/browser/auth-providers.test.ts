import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { startIdentityProvider } from '#support/identity-provider';
import { PASSWORD, passwordAccount } from '#support/password-account';
import { settingsFor } from '#support/provider-way';
import { startOwnServer } from './own-server.ts';
import { faultsInBothThemes } from './page-faults.ts';
import { logIn, logInOn } from './sign-in-forms.ts';
import { expect, test } from './visit.ts';

async function findFreePort(): Promise<string> {
	const probe = createServer().listen(0, '127.0.0.1');
	await once(probe, 'listening');
	const { port } = probe.address() as AddressInfo;
	probe.close();
	return String(port);
}

test('without keys no page mentions other providers', async ({ page }) => {
	for (const path of ['/', '/signup']) {
		const html = await (await page.request.get(path)).text();
		expect(html).not.toMatch(/data-provider|google|github/i);
	}
});

// A long journey with several accessibility checks, which takes its time on a busy machine.
test.describe.configure({ timeout: 240_000 });

test.describe('with keys', () => {
	test('a visitor signs in with Google, and an account with a password links it in the settings', async ({
		browser,
	}) => {
		const undos: (() => unknown)[] = [];
		const provider = await startIdentityProvider((undo) => undos.push(undo));
		const settings = JSON.stringify([settingsFor('google', provider)]);
		const port = await findFreePort();
		// Providers send visitors back to the published address.
		const address = { PORT: port, PUBLIC_ORIGIN: `http://127.0.0.1:${port}` };
		const server = await startOwnServer(address, ['tests/support/serve-with-providers.ts', settings]);
		const context = await browser.newContext({ baseURL: server.origin });
		const page = await context.newPage();
		const { dialog } = logInOn(page);
		const google = dialog.getByRole('button', { name: 'Continue with Google' });
		try {
			await page.goto('/login?next=/account');
			await expect(google).toBeVisible();
			expect(await faultsInBothThemes(page)).toEqual([]);
			await google.click();
			await expect(page.getByText('Hello, Ann')).toBeVisible();
			await page.goto('/settings#data');
			const data = page.getByRole('region', { name: 'Your data' });
			await expect(data.getByRole('button', { name: 'Export my data' })).toBeEnabled();
			await expect(data.getByLabel('Your password')).toBeHidden();

			await context.clearCookies();
			await passwordAccount({ db: server.db }, 'bob@example.com');
			provider.person = { sub: '7', email: 'bob@example.com', email_verified: true, name: 'Bob' };
			await page.goto('/login?next=/settings');
			await google.click();
			await expect(dialog.getByText('There is an account with this address already.')).toBeVisible();
			expect(page.url()).not.toContain('error');
			await page.goto('/login?next=/settings');
			await logIn(page, 'bob@example.com', PASSWORD);
			const ways = page.getByRole('region', { name: 'Ways to sign in' });
			await ways.getByRole('button', { name: 'Add Google' }).click();
			await ways.getByRole('listitem').filter({ hasText: 'Google' }).getByLabel('Your password').fill(PASSWORD);
			await ways.getByRole('button', { name: 'Add Google' }).click();
			await expect(page.getByText('You can now sign in with Google.')).toBeVisible();
			await expect(ways.getByText('Added as bob@example.com')).toBeVisible();
			expect(await faultsInBothThemes(page)).toEqual([]);

			await context.clearCookies();
			provider.fault = 'refuses';
			await page.goto('/login?next=/settings');
			await google.click();
			await expect(dialog.getByText('You left the other page')).toBeVisible();
			provider.fault = 'none';
			await google.click();
			await expect(
				page
					.getByRole('menuitem')
					.or(page.getByRole('button', { name: 'Account menu' }))
					.first(),
			).toBeVisible();
		} finally {
			await context.close();
			await server.stop();
			for (const undo of undos) await undo();
		}
	});
});
