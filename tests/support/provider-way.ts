import type { ProviderId, ProviderSettings } from '#server/providers/provider-settings';
import { CLIENT, type IdentityProvider } from './identity-provider.ts';
import type { Reply, TestBrowser } from './test-browser.ts';

export const settingsFor = (id: ProviderId, { origin }: IdentityProvider): ProviderSettings => ({
	id,
	origin,
	...CLIENT,
});

/** Begins a sign-in with a provider like auth-astro's client; returns the provider's address. */
export async function leaveFor(browser: TestBrowser, provider: ProviderId, callbackUrl = '/'): Promise<string> {
	const { csrfToken } = (await browser.call('GET /api/auth/csrf')).body;
	const { body } = await browser.form(`POST /api/auth/signin/${provider}`, { csrfToken, callbackUrl });
	return body.url;
}

/** Agrees at the provider; returns the address to which the provider sends the browser back. */
export async function agreeAt(address: string): Promise<string> {
	const answer = await fetch(address, { redirect: 'manual' });
	const back = new URL(answer.headers.get('location') ?? '');
	return back.pathname + back.search;
}

/** Opens that address; returns the answer and the page that it leads to. */
export async function arrive(browser: TestBrowser, back: string): Promise<Reply & { readonly page: string }> {
	const reply = await browser.call(`GET ${back}`);
	const url = new URL(reply.headers.get('location') ?? '');
	return { ...reply, page: url.pathname + url.search };
}

/** Signs in with a provider; returns the page at the end. */
export async function signInBy(browser: TestBrowser, provider: ProviderId, callbackUrl = '/'): Promise<string> {
	const address = await leaveFor(browser, provider, callbackUrl);
	return (await arrive(browser, await agreeAt(address))).page;
}
