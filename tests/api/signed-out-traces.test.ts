import { expect, test } from 'vitest';
import { PASSWORD, passwordAccount } from '#support/password-account';
import { openBrowser } from '#support/test-browser';
import { testRuntime } from '#support/test-runtime';

const ANN = 'ann@example.com';

async function signedInBrowser() {
	const runtime = await testRuntime();
	await passwordAccount(runtime);
	const browser = openBrowser(runtime);
	await browser.signIn(ANN, PASSWORD);
	return browser;
}

test('a log-out tells the browser to clear its cached pages', async () => {
	const browser = await signedInBrowser();
	expect((await browser.signOut()).headers.get('Clear-Site-Data')).toBe('"cache"');
});

test('the deletion of the account tells the browser to clear its cached pages too', async () => {
	const browser = await signedInBrowser();
	const { status, headers } = await browser.call('POST /api/account/delete', { password: PASSWORD, confirm: 'delete' });
	expect(status).toBe(200);
	expect(headers.get('Clear-Site-Data')).toBe('"cache"');
});

test('a request that stays signed in clears nothing', async () => {
	const browser = await signedInBrowser();
	const { headers } = await browser.call('GET /api/account');
	expect(headers.get('Clear-Site-Data')).toBeNull();
});
