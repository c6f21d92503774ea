import { CsrfResponse, ProviderSignInForm, RedirectResponse } from './auth-providers.ts';
import { Done } from './done.ts';
import type { Operation } from './operation.ts';
import { OwnerProof, WaysIn } from './ways-in.ts';

/** Signing in with an account at another provider, where the operator has set its keys. */
export const PROVIDER_OPERATIONS = {
	csrf: {
		method: 'get',
		path: '/api/auth/csrf',
		summary: 'A token, and a cookie it must match, for the way to a provider.',
		output: CsrfResponse,
		errors: ['rate_limited'],
	},
	leaveForProvider: {
		method: 'post',
		path: '/api/auth/signin/{provider}',
		summary: 'Where to go to sign in with this provider, or back to with an `error`.',
		input: ProviderSignInForm,
		isForm: true,
		output: RedirectResponse,
		errors: [],
	},
	returnFromProvider: {
		method: 'get',
		path: '/api/auth/callback/{provider}',
		summary:
			'Where a provider sends the browser back to. Signs in or links, and leads to a page; with an `error` if it did not.',
		isRedirect: true,
		output: RedirectResponse,
		errors: ['rate_limited'],
	},
	listWaysIn: {
		method: 'get',
		path: '/api/account/ways-in',
		summary: 'The ways to sign in to the account: password, providers and passkeys. Wants a session.',
		output: WaysIn,
		errors: ['auth_required'],
	},
	askToLink: {
		method: 'post',
		path: '/api/account/providers/{provider}',
		summary: 'Begins to link a provider: the next way there and back in this browser does it. Wants a session.',
		input: OwnerProof,
		output: Done,
		errors: ['auth_required', 'password_required', 'wrong_password', 'sign_in_again', 'busy_signing_in'],
	},
	unlinkProvider: {
		method: 'delete',
		path: '/api/account/providers/{provider}',
		summary: 'Takes a provider from the account, unless nothing else opens it. Wants a session.',
		output: Done,
		errors: ['auth_required', 'last_way_in'],
	},
} as const satisfies Readonly<Record<string, Operation>>;
