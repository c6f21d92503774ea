import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signIn } from '#auth-astro/client';
import { startIdentityProvider } from '#support/identity-provider';
import { agreeAt, arrive, settingsFor } from '#support/provider-way';
import { openBrowser, type TestBrowser } from '#support/test-browser';
import { testRuntime } from '#support/test-runtime';

const PAGE = 'http://ploop.test/templates';
let browser: TestBrowser;
let page: { href: string };
const answerFromOurs = async (address: string, init: RequestInit = {}) => {
	const [path = ''] = address.split('?');
	const route = `${(init.method ?? 'get').toUpperCase()} ${path}`;
	const headers = Object.fromEntries(new Headers(init.headers));
	const { status, body } = await browser.call(route, init.body?.toString(), headers);
	return Response.json(body, { status });
};

/** Provides the parts of a browser that auth-astro's client needs: `fetch` and `location`. */
beforeEach(async () => {
	const { fetch } = globalThis;
	const provider = await startIdentityProvider();
	browser = openBrowser(await testRuntime({ providers: [settingsFor('google', provider)] }));
	page = { href: PAGE };
	vi.stubGlobal('window', { location: page });
	vi.stubGlobal('fetch', (address: string | URL, init?: RequestInit) =>
		String(address).startsWith('/') ? answerFromOurs(String(address), init) : fetch(address, init),
	);
});
afterEach(() => vi.unstubAllGlobals());

test('goes to the provider, and comes back signed in to the page that was asked for', async () => {
	await signIn('google', { callbackUrl: 'http://ploop.test/settings' });
	expect(new URL(page.href).pathname).toBe('/authorize');
	expect((await arrive(browser, await agreeAt(page.href))).page).toBe('/settings');
	expect((await browser.call('GET /api/account')).status).toBe(200);
});
