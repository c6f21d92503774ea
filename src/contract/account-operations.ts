import { AboutLine, AboutLineInput, AboutLines } from './about-me.ts';
import { AccountChanges, AccountResponse } from './account.ts';
import { AccountExport, DeleteRequest, ExportRequest } from './account-data.ts';
import { SessionList } from './account-sessions.ts';
import { ApiTokenInput, ApiTokenItem, ApiTokenList, ApiTokenName, NewApiToken } from './api-tokens.ts';
import { Done } from './done.ts';
import type { Operation } from './operation.ts';
import { UsageSummary } from './usage-summary.ts';

/** Operations on the caller's own account. */
export const ACCOUNT_OPERATIONS = {
	readAccount: {
		method: 'get',
		path: '/api/account',
		access: 'signed-in',
		summary: 'The account of the caller, with plan and preferences.',
		output: AccountResponse,
		errors: [],
	},
	changeAccount: {
		method: 'patch',
		path: '/api/account',
		access: 'account',
		summary: 'Changes the display name or preferences; what is not named stays.',
		input: AccountChanges,
		output: AccountResponse,
		errors: ['display_name_invalid'],
	},
	readUsage: {
		method: 'get',
		path: '/api/usage/summary',
		access: 'signed-in',
		summary: 'What the account has used this week, and with Pro in each of the last twelve months.',
		output: UsageSummary,
		errors: [],
	},
	listAboutLines: {
		method: 'get',
		path: '/api/account/about',
		access: 'session',
		summary:
			'What the caller keeps about themselves, to be offered beside a result: at most ten lines, none by default.',
		output: AboutLines,
		errors: [],
	},
	keepAboutLine: {
		method: 'post',
		path: '/api/account/about',
		access: 'session',
		summary: 'Keeps one more line.',
		input: AboutLineInput,
		output: AboutLine,
		errors: ['about_line_invalid', 'about_limit_reached'],
	},
	deleteAboutLine: {
		method: 'delete',
		path: '/api/account/about/{id}',
		access: 'session',
		summary: 'Deletes a line for good.',
		output: Done,
		errors: [],
	},
	listSessions: {
		method: 'get',
		path: '/api/account/sessions',
		access: 'session',
		summary: 'Where the account is signed in.',
		output: SessionList,
		errors: [],
	},
	endOtherSessions: {
		method: 'delete',
		path: '/api/account/sessions',
		access: 'session',
		summary: 'Ends every session but the one that asks.',
		output: Done,
		errors: [],
	},
	endSession: {
		method: 'delete',
		path: '/api/account/sessions/{id}',
		access: 'session',
		summary: 'Ends one session.',
		output: Done,
		errors: [],
	},
	listApiTokens: {
		method: 'get',
		path: '/api/account/tokens',
		access: 'session',
		summary: 'The API tokens of the account, without the tokens themselves.',
		output: ApiTokenList,
		errors: [],
	},
	createApiToken: {
		method: 'post',
		path: '/api/account/tokens',
		access: 'session',
		summary: 'Makes an API token and tells it this once.',
		input: ApiTokenInput,
		output: NewApiToken,
		errors: ['token_name_invalid', 'token_limit_reached'],
	},
	renameApiToken: {
		method: 'patch',
		path: '/api/account/tokens/{id}',
		access: 'session',
		summary: 'Renames an API token.',
		input: ApiTokenName,
		output: ApiTokenItem,
		errors: ['token_name_invalid'],
	},
	revokeApiToken: {
		method: 'delete',
		path: '/api/account/tokens/{id}',
		access: 'session',
		summary: 'Revokes an API token: it opens nothing from here on.',
		output: Done,
		errors: [],
	},
	exportAccount: {
		method: 'post',
		path: '/api/account/export',
		access: 'session',
		summary: 'Every row that is kept about the account, for the password.',
		input: ExportRequest,
		output: AccountExport,
		errors: ['password_required', 'wrong_password', 'sign_in_again', 'busy_signing_in'],
	},
	deleteAccount: {
		method: 'post',
		path: '/api/account/delete',
		access: 'session',
		summary: 'Deletes the account and everything it keeps, for the password.',
		input: DeleteRequest,
		output: Done,
		errors: [
			'password_required',
			'wrong_password',
			'sign_in_again',
			'busy_signing_in',
			'billing_disabled',
			'billing_unavailable',
		],
	},
} as const satisfies Readonly<Record<string, Operation>>;
