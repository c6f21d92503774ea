import { SessionBegun } from './auth.ts';
import { Done } from './done.ts';
import type { Operation } from './operation.ts';
import {
	NewPasskeyRequest,
	PasskeyAddOptions,
	PasskeyOptions,
	PasskeyRename,
	PasskeySignInRequest,
} from './passkeys.ts';
import { PasskeyItem } from './ways-in.ts';

/** Operations for signing in with a passkey, and on an account's passkeys. */
export const PASSKEY_OPERATIONS = {
	passkeyOptions: {
		method: 'post',
		path: '/api/auth/passkey/options',
		access: 'anyone',
		summary: 'What a browser is to ask of a passkey, once, within ten minutes.',
		output: PasskeyOptions,
		errors: ['passkey_unavailable'],
	},
	signInByPasskey: {
		method: 'post',
		path: '/api/auth/passkey',
		access: 'anyone',
		summary: 'Signs in with what a passkey answered: sets the session cookie.',
		input: PasskeySignInRequest,
		output: SessionBegun,
		errors: ['passkey_refused', 'passkey_unavailable'],
	},
	newPasskeyOptions: {
		method: 'post',
		path: '/api/account/passkeys/options',
		access: 'session',
		summary: 'What a browser is to ask of a new passkey, for the password.',
		input: PasskeyAddOptions,
		output: PasskeyOptions,
		errors: [
			'password_required',
			'wrong_password',
			'sign_in_again',
			'busy_signing_in',
			'passkey_unavailable',
			'passkey_limit_reached',
		],
	},
	addPasskey: {
		method: 'post',
		path: '/api/account/passkeys',
		access: 'session',
		summary: 'Adds the passkey that a browser made of those options.',
		input: NewPasskeyRequest,
		output: PasskeyItem,
		errors: ['passkey_name_invalid', 'passkey_refused', 'passkey_unavailable', 'passkey_limit_reached'],
	},
	renamePasskey: {
		method: 'patch',
		path: '/api/account/passkeys/{id}',
		access: 'session',
		summary: 'Renames a passkey.',
		input: PasskeyRename,
		output: PasskeyItem,
		errors: ['passkey_name_invalid'],
	},
	removePasskey: {
		method: 'delete',
		path: '/api/account/passkeys/{id}',
		access: 'session',
		summary: 'Removes a passkey, unless nothing else opens the account.',
		output: Done,
		errors: ['last_way_in'],
	},
} as const satisfies Readonly<Record<string, Operation>>;
