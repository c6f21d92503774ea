import { type AuthConfig, customFetch } from '@auth/core';
import type { Provider } from '@auth/core/providers';
import GitHub from '@auth/core/providers/github';
import Google from '@auth/core/providers/google';
import { z } from 'zod';
import { isSecure } from '../auth/session-cookie.ts';
import { keyedHash } from '../keyed-hash.ts';
import type { Runtime } from '../runtime.ts';
import { type Identity, identityFrom } from './identity.ts';
import type { ProviderSettings } from './provider-settings.ts';

export interface AuthCall {
	/** The page that shows a fault, given as `error` in its address. */
	readonly errorPage: string;
	/** Called first with the page that the browser wants to return to; returns a page of this site. */
	readonly pageFor: (wanted: string) => string;
	/** Called with the proved identity; returns the page to go to. */
	readonly accept: (identity: Identity) => Promise<string>;
}

/** Time limit for a provider's answer, so that a hanging provider does not hold up its visitor. */
const ANSWERS_WITHIN_MS = 8000;

const fetchInTime: typeof fetch = (input, init) =>
	fetch(input, { ...init, signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) });

/**
 * The settings of @auth/core, which sends the browser to a provider and back and proves the identity, with state, PKCE
 * and nonce in its own cookies. This server chooses the account and begins the session (docs/decisions/062).
 */
export function authConfig({ publicOrigin, secret, providers, log }: Runtime, call: AuthCall): AuthConfig {
	return {
		basePath: '/api/auth',
		secret: keyedHash('auth', 'csrf', secret),
		trustHost: true,
		useSecureCookies: isSecure(publicOrigin),
		pages: { signIn: call.errorPage, error: call.errorPage },
		providers: providers.map(providerFrom),
		callbacks: {
			redirect: async ({ url }) => publicOrigin + call.pageFor(url),
			// Returning a page instead of true: Auth.js redirects to it and makes no session of its own.
			signIn: ({ account, profile }) => call.accept(identityFrom(account, profile)),
		},
		logger: {
			// Only the error's name is logged, because its cause may quote the provider's answer.
			error: (error) => log('provider_sign_in_failed', { because: error.name }),
			warn: () => {},
			debug: () => {},
		},
	};
}

function providerFrom({ id, clientId, clientSecret, origin }: ProviderSettings): Provider {
	const keys = { clientId, clientSecret, [customFetch]: fetchInTime };
	if (id === 'google') {
		return Google({ ...keys, checks: ['pkce', 'state', 'nonce'], ...(origin !== undefined && { issuer: origin }) });
	}
	const provider = GitHub({
		...keys,
		checks: ['pkce', 'state'],
		...(origin !== undefined && { enterprise: { baseUrl: origin } }),
	});
	const api = origin === undefined ? 'https://api.github.com' : `${origin}/api/v3`;
	const request = ({ tokens }: { readonly tokens: { readonly access_token?: string } }) =>
		readGitHubProfile(api, tokens.access_token ?? '', fetchInTime);
	return { ...provider, userinfo: { url: `${api}/user`, request } };
}

const GitHubUser = z.object({ id: z.int(), login: z.string(), name: z.string().nullish() });
const GitHubEmails = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }));

/**
 * The profile of a person at GitHub. The address on a public profile is not verified, so the list of the person's
 * addresses is read, which says for each whether it was confirmed.
 */
async function readGitHubProfile(api: string, accessToken: string, ask: typeof fetch) {
	const headers = {
		Accept: 'application/vnd.github+json',
		Authorization: `Bearer ${accessToken}`,
		'User-Agent': 'PLOOP',
	};
	const read = async (path: string): Promise<unknown> => {
		const answer = await ask(api + path, { headers });
		if (!answer.ok) throw new Error(`GitHub answered ${answer.status}`);
		return answer.json();
	};
	const user = GitHubUser.parse(await read('/user'));
	const primary = GitHubEmails.parse(await read('/user/emails')).find((one) => one.primary);
	return { ...user, name: user.name ?? user.login, email: primary?.email, email_verified: primary?.verified === true };
}
