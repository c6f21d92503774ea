import { CsrfResponse, ProviderSignInForm, RedirectResponse } from './auth-providers.ts';
import { Done } from './done.ts';
import type { Operation } from './operation.ts';
import { OwnerProof, WaysIn } from './ways-in.ts';

/** Operations for signing in with a provider whose keys the operator has set. */
export const PROVIDER_OPERATIONS = {
	csrf: {
		method: 'get',
		path: '/api/auth/csrf',
		access: 'anyone',
		summary: 'A token, and a cookie it must match, for the way to a provider.',
		output: CsrfResponse,
		errors: ['rate_limited'],
	},
	leaveForProvider: {
		method: 'post',
		path: '/api/auth/signin/{provider}',
		access: 'anyone',
		summary: 'Where to go to sign in with this provider, or back to with an `error`.',
		input: ProviderSignInForm,
		isForm: true,
		output: RedirectResponse,
		errors: [],
	},
	returnFromProvider: {
		method: 'get',
		path: '/api/auth/callback/{provider}',
		access: 'anyone',
		summary:
			'Where a provider sends the browser back to. Signs in or links, and leads to a page; with an `error` if it did not.',
		isRedirect: true,
		output: RedirectResponse,
		errors: ['rate_limited'],
	},
	listWaysIn: {
		method: 'get',
		path: '/api/account/ways-in',
		access: 'session',
		summary: 'The ways to sign in to the account: password, providers and passkeys.',
		output: WaysIn,
		errors: [],
	},
	askToLink: {
		method: 'post',
		path: '/api/account/providers/{provider}',
		access: 'session',
		summary: 'Begins to link a provider: the next way there and back in this browser does it.',
		input: OwnerProof,
		output: Done,
		errors: ['password_required', 'wrong_password', 'sign_in_again', 'busy_signing_in'],
	},
	unlinkProvider: {
		method: 'delete',
		path: '/api/account/providers/{provider}',
		access: 'session',
		summary: 'Takes a provider from the account, unless nothing else opens it.',
		output: Done,
		errors: ['last_way_in'],
	},
} as const satisfies Readonly<Record<string, Operation>>;
