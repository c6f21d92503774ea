import { SessionBegun } from './auth.ts';
import { Done } from './done.ts';
import type { ErrorCode } from './errors.ts';
import type { Operation } from './operation.ts';
import {
	CodeOrPassword,
	CodeRequest,
	ConfirmFactorRequest,
	RecoveryCodes,
	SecondFactor,
	SetUp,
	SetUpRequest,
} from './second-factor.ts';

const PROOF_ERRORS = [
	'password_required',
	'wrong_password',
	'sign_in_again',
	'busy_signing_in',
] as const satisfies readonly ErrorCode[];

/** Operations for the second factor. */
export const SECOND_FACTOR_OPERATIONS = {
	giveCode: {
		method: 'post',
		path: '/api/auth/code',
		access: 'anyone',
		summary: 'Gives the code that a sign-in waits for: sets the session cookie. Waits grow after five wrong codes.',
		input: CodeRequest,
		output: SessionBegun,
		errors: ['code_required', 'code_wrong', 'code_expired'],
	},
	readSecondFactor: {
		method: 'get',
		path: '/api/account/second-factor',
		access: 'session',
		summary: 'Whether a code is asked for, and how many recovery codes are left.',
		output: SecondFactor,
		errors: [],
	},
	setUpSecondFactor: {
		method: 'post',
		path: '/api/account/second-factor',
		access: 'session',
		summary: 'Makes a secret for an authenticator; it is in use after its first code.',
		input: SetUpRequest,
		output: SetUp,
		errors: [...PROOF_ERRORS, 'second_factor_on'],
	},
	confirmSecondFactor: {
		method: 'post',
		path: '/api/account/second-factor/confirm',
		access: 'session',
		summary: 'Puts the secret to use with its first code, and tells the recovery codes this once.',
		input: ConfirmFactorRequest,
		output: RecoveryCodes,
		errors: ['code_required', 'code_wrong', 'second_factor_on', 'second_factor_off'],
	},
	newRecoveryCodes: {
		method: 'post',
		path: '/api/account/second-factor/recovery-codes',
		access: 'session',
		summary: 'Ten new recovery codes in place of the old ones, for a code or the password.',
		input: CodeOrPassword,
		output: RecoveryCodes,
		errors: [...PROOF_ERRORS, 'code_required', 'code_wrong', 'second_factor_off'],
	},
	turnOffSecondFactor: {
		method: 'post',
		path: '/api/account/second-factor/off',
		access: 'session',
		summary: 'No code is asked for from here on; for a code or the password.',
		input: CodeOrPassword,
		output: Done,
		errors: [...PROOF_ERRORS, 'code_required', 'code_wrong', 'second_factor_off'],
	},
} as const satisfies Readonly<Record<string, Operation>>;
