import type { Page } from '@playwright/test';
import { PASSWORD } from '#support/password-account';
import { confirmedAccount } from './confirmed-account.ts';
import { faultsInBothThemes } from './page-faults.ts';
import { logIn, logInOn } from './sign-in-forms.ts';
import { expect, test } from './visit.ts';

/** A virtual device with a fingerprint reader that always succeeds. */
async function addAuthenticator(page: Page) {
	const client = await page.context().newCDPSession(page);
	await client.send('WebAuthn.enable');
	const options = {
		protocol: 'ctap2',
		transport: 'internal',
		hasResidentKey: true,
		hasUserVerification: true,
		isUserVerified: true,
		automaticPresenceSimulation: true,
	} as const;
	const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', { options });
	return { client, authenticatorId };
}

const section = (page: Page) => page.getByRole('region', { name: 'Ways to sign in' });

// A long journey with several accessibility checks, which takes its time on a busy machine.
test.describe.configure({ timeout: 240_000 });

test.describe('at a host name', () => {
	// Passkeys do not work at an IP address.
	test.use({
		baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')),
	});

	test('a passkey is added, named, signs in without a password, and is removed', async ({ page }) => {
		const address = await confirmedAccount();
		const { client, authenticatorId } = await addAuthenticator(page);
		await page.goto('/login?next=/settings');
		await logIn(page, address, PASSWORD);
		await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
		const ways = section(page);
		await expect(ways.getByText('No passkeys yet.')).toBeVisible();
		await ways.getByRole('button', { name: 'Add a passkey' }).click();
		await expect(ways.getByLabel('Name of the new passkey')).toHaveAccessibleDescription(/1 to 60 characters/);
		await ways.getByLabel('Name of the new passkey').fill('Work laptop');
		await ways.getByLabel('Your password').fill(PASSWORD);
		await ways.getByRole('button', { name: 'Add a passkey' }).click();
		await expect(ways.getByText('Work laptop', { exact: true })).toBeVisible();
		const { credentials } = await client.send('WebAuthn.getCredentials', { authenticatorId });
		expect(credentials).toMatchObject([{ isResidentCredential: true, rpId: 'localhost' }]);
		expect(await faultsInBothThemes(page)).toEqual([]);

		await ways.getByRole('button', { name: 'Rename: Work laptop' }).click();
		await ways.getByLabel('New name').fill('Old laptop');
		await ways.getByLabel('New name').press('Enter');
		await expect(ways.getByRole('button', { name: 'Rename: Old laptop' })).toBeFocused();

		await page.context().clearCookies();
		// The browser's list of passkeys opens with the dialog, and the virtual device chooses the first.
		await page.goto('/login?next=/settings');
		await expect(page).toHaveURL(/\/settings$/);
		await expect(ways.getByText('last used')).toBeVisible();

		await page.context().clearCookies();
		await page.addInitScript(() => {
			PublicKeyCredential.isConditionalMediationAvailable = async () => false;
		});
		await page.goto('/login?next=/settings');
		await logInOn(page).dialog.getByRole('button', { name: 'Use a passkey' }).click();
		await expect(page).toHaveURL(/\/settings$/);

		await ways.getByRole('button', { name: 'Remove: Old laptop' }).click();
		await ways.getByRole('button', { name: 'Remove it' }).click();
		await expect(ways.getByText('No passkeys yet.')).toBeVisible();
	});

	test('the dialog offers passkeys and still accepts the password', async ({ page }) => {
		const address = await confirmedAccount();
		await page.goto('/login?next=/account');
		const { dialog } = logInOn(page);
		await expect(dialog.getByRole('button', { name: 'Use a passkey' })).toBeVisible();
		expect(await faultsInBothThemes(page)).toEqual([]);
		await logIn(page, address, PASSWORD);
		await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible();
	});

	test('a visitor whose fingerprint is missing gets a message and can go on', async ({ page }) => {
		const { client, authenticatorId } = await addAuthenticator(page);
		await client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
		await page.addInitScript(() => {
			PublicKeyCredential.isConditionalMediationAvailable = async () => false;
		});
		await page.goto('/login');
		const { dialog, email } = logInOn(page);
		await dialog.getByRole('button', { name: 'Use a passkey' }).click();
		await expect(dialog.getByText('No passkey was used.')).toBeVisible();
		await expect(email).toBeEditable();
	});
});

test('at an IP address no passkey is offered', async ({ page }) => {
	await page.goto('/login');
	const { dialog, submit } = logInOn(page);
	await submit.click();
	await expect(dialog.getByText('Email is required')).toBeVisible();
	await expect(dialog.getByRole('button', { name: 'Use a passkey' })).toBeHidden();
});
