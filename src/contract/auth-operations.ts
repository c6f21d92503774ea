import {
	ChangePasswordRequest,
	ChangePasswordResponse,
	ConfirmRequest,
	ConfirmResponse,
	ResendRequest,
	ResendResponse,
	ResetCheckRequest,
	ResetCheckResponse,
	ResetRequest,
	ResetRequestRequest,
	ResetRequestResponse,
	ResetResponse,
	SessionBegun,
	SignInRequest,
	SignOutResponse,
	SignUpRequest,
	SignUpResponse,
} from './auth.ts';
import type { ErrorCode } from './errors.ts';
import type { Operation } from './operation.ts';

const NEW_PASSWORD_ERRORS = [
	'password_required',
	'password_too_short',
	'password_too_long',
	'password_common',
	'password_guessable',
	'passwords_differ',
	'busy_signing_in',
] as const satisfies readonly ErrorCode[];

const ADDRESS_ERRORS = ['email_required', 'email_invalid', 'email_disabled'] as const satisfies readonly ErrorCode[];

/** Sign-up, sign-in and what belongs to them. */
export const AUTH_OPERATIONS = {
	signIn: {
		method: 'post',
		path: '/api/auth/sign-in',
		summary: 'Signs in: sets the session cookie. An address waits after five wrong passwords, a network after thirty.',
		input: SignInRequest,
		output: SessionBegun,
		errors: ['wrong_credentials', 'email_not_confirmed', 'too_many_sign_ins', 'busy_signing_in'],
	},
	signOut: {
		method: 'post',
		path: '/api/auth/sign-out',
		summary: 'Ends the session and takes its cookie back.',
		output: SignOutResponse,
		errors: [],
	},
	signUp: {
		method: 'post',
		path: '/api/auth/sign-up',
		summary: 'Asks for an account. A mail holds the link that confirms it; an address that has one is told so by mail.',
		input: SignUpRequest,
		output: SignUpResponse,
		errors: ['name_required', 'display_name_invalid', 'terms_required', ...ADDRESS_ERRORS, ...NEW_PASSWORD_ERRORS],
	},
	confirm: {
		method: 'post',
		path: '/api/auth/confirm',
		summary: 'Confirms the address with the token of the mailed link, once, and signs in.',
		input: ConfirmRequest,
		output: ConfirmResponse,
		errors: ['confirmation_failed', 'already_confirmed'],
	},
	resend: {
		method: 'post',
		path: '/api/auth/resend',
		summary: 'Mails a new confirmation link if the address waits for one. The answer is the same if it does not.',
		input: ResendRequest,
		output: ResendResponse,
		errors: ADDRESS_ERRORS,
	},
	requestReset: {
		method: 'post',
		path: '/api/auth/reset-request',
		summary: 'Mails a reset link if the address has an account. The answer is the same if it has none.',
		input: ResetRequestRequest,
		output: ResetRequestResponse,
		errors: ADDRESS_ERRORS,
	},
	checkReset: {
		method: 'post',
		path: '/api/auth/reset-check',
		summary: 'Says whether a reset link still works, and uses nothing up.',
		input: ResetCheckRequest,
		output: ResetCheckResponse,
		errors: ['link_invalid'],
	},
	reset: {
		method: 'post',
		path: '/api/auth/reset',
		summary: 'Sets the password with the code of the mailed link, once; ends every session and begins one.',
		input: ResetRequest,
		output: ResetResponse,
		errors: ['link_invalid', ...NEW_PASSWORD_ERRORS],
	},
	changePassword: {
		method: 'post',
		path: '/api/auth/password',
		summary: 'Changes the password; ends every session and begins one. Wants a session.',
		input: ChangePasswordRequest,
		output: ChangePasswordResponse,
		errors: ['auth_required', 'wrong_password', ...NEW_PASSWORD_ERRORS],
	},
} as const satisfies Readonly<Record<string, Operation>>;
