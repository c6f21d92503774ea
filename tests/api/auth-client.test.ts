import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signIn, signOut } from '#auth-astro/client';
import type { Runtime } from '#server/runtime';
import { PASSWORD, passwordAccount } from '#support/password-account';
import { openBrowser, type TestBrowser } from '#support/test-browser';
import { testRuntime } from '#support/test-runtime';

const PAGE = 'http://ploop.test/templates';
let runtime: Runtime;
let browser: TestBrowser;
let page: { href: string };

/** The page's own `fetch` and address: what auth-astro's client needs of a browser. */
beforeEach(async () => {
	runtime = await testRuntime();
	await passwordAccount(runtime);
	browser = openBrowser(runtime);
	page = { href: PAGE };
	vi.stubGlobal('window', { location: page });
	vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
		const [path = ''] = address.split('?');
		const route = `${(init.method ?? 'get').toUpperCase()} ${path}`;
		const headers = Object.fromEntries(new Headers(init.headers));
		const { status, body } = await browser.call(route, init.body?.toString(), headers);
		return Response.json(body, { status });
	});
});
afterEach(() => vi.unstubAllGlobals());

const credentials = (password: string, callbackUrl = PAGE) => ({
	email: 'ann@example.com',
	password,
	callbackUrl,
	redirect: false as const,
});

test('signs in and goes back to the page', async () => {
	await signIn('credentials', credentials(PASSWORD, 'http://ploop.test/settings'));
	expect(page.href).toBe('http://ploop.test/settings');
	expect((await browser.call('GET /api/account')).status).toBe(200);
});

test('hands the page a refusal with our own body, and stays', async () => {
	const answer = await signIn('credentials', credentials('not the password'));
	expect(answer?.status).toBe(401);
	expect(await answer?.json()).toMatchObject({
		error: 'wrong_credentials',
		message: 'Please check your credentials and try again.',
	});
	expect(page.href).toBe(PAGE);
});

test('hands on every other refusal as well, such as a form that cannot be', async () => {
	const answer = await signIn('credentials', credentials('x'.repeat(2000)));
	expect(answer?.status).toBe(400);
	expect(await answer?.json()).toMatchObject({ error: 'invalid_input' });
});

test('signs out', async () => {
	await signIn('credentials', credentials(PASSWORD));
	await signOut({ callbackUrl: 'http://ploop.test/' });
	expect(page.href).toBe('http://ploop.test/');
	expect((await browser.call('GET /api/account')).status).toBe(401);
});
