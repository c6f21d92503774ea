import { AccountChanges, AccountResponse } from './account.ts';
import { AccountExport, DeleteRequest, ExportRequest } from './account-data.ts';
import { SessionList } from './account-sessions.ts';
import { ApiTokenInput, ApiTokenItem, ApiTokenList, ApiTokenName, NewApiToken } from './api-tokens.ts';
import { Done } from './done.ts';
import type { Operation } from './operation.ts';
import { UsageSummary } from './usage-summary.ts';

/** What a person can do about their own account. */
export const ACCOUNT_OPERATIONS = {
	readAccount: {
		method: 'get',
		path: '/api/account',
		summary: 'The account of the caller, with plan and preferences.',
		output: AccountResponse,
		errors: ['auth_required'],
	},
	changeAccount: {
		method: 'patch',
		path: '/api/account',
		summary: 'Changes the display name or preferences; what is not named stays.',
		input: AccountChanges,
		output: AccountResponse,
		errors: ['auth_required', 'display_name_invalid'],
	},
	readUsage: {
		method: 'get',
		path: '/api/usage/summary',
		summary: 'What the account has used this week, and with Pro in each of the last twelve months.',
		output: UsageSummary,
		errors: ['auth_required'],
	},
	listSessions: {
		method: 'get',
		path: '/api/account/sessions',
		summary: 'Where the account is signed in. Wants a session.',
		output: SessionList,
		errors: ['auth_required'],
	},
	endOtherSessions: {
		method: 'delete',
		path: '/api/account/sessions',
		summary: 'Ends every session but the one that asks. Wants a session.',
		output: Done,
		errors: ['auth_required'],
	},
	endSession: {
		method: 'delete',
		path: '/api/account/sessions/{id}',
		summary: 'Ends one session. Wants a session.',
		output: Done,
		errors: ['auth_required'],
	},
	listApiTokens: {
		method: 'get',
		path: '/api/account/tokens',
		summary: 'The API tokens of the account, without the tokens themselves. Wants a session.',
		output: ApiTokenList,
		errors: ['auth_required'],
	},
	createApiToken: {
		method: 'post',
		path: '/api/account/tokens',
		summary: 'Makes an API token and tells it this once. Wants a session.',
		input: ApiTokenInput,
		output: NewApiToken,
		errors: ['auth_required', 'token_name_invalid', 'token_limit_reached'],
	},
	renameApiToken: {
		method: 'patch',
		path: '/api/account/tokens/{id}',
		summary: 'Renames an API token. Wants a session.',
		input: ApiTokenName,
		output: ApiTokenItem,
		errors: ['auth_required', 'token_name_invalid'],
	},
	revokeApiToken: {
		method: 'delete',
		path: '/api/account/tokens/{id}',
		summary: 'Revokes an API token: it opens nothing from here on. Wants a session.',
		output: Done,
		errors: ['auth_required'],
	},
	exportAccount: {
		method: 'post',
		path: '/api/account/export',
		summary: 'Every row that is kept about the account, for the password. Wants a session.',
		input: ExportRequest,
		output: AccountExport,
		errors: ['auth_required', 'password_required', 'wrong_password', 'sign_in_again', 'busy_signing_in'],
	},
	deleteAccount: {
		method: 'post',
		path: '/api/account/delete',
		summary: 'Deletes the account and everything it keeps, for the password. Wants a session.',
		input: DeleteRequest,
		output: Done,
		errors: [
			'auth_required',
			'password_required',
			'wrong_password',
			'sign_in_again',
			'busy_signing_in',
			'billing_disabled',
			'billing_unavailable',
		],
	},
} as const satisfies Readonly<Record<string, Operation>>;
