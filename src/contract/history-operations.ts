import { Done } from './done.ts';
import { HistoryPage, HistoryQuery, OpenedEntry } from './history.ts';
import type { Operation } from './operation.ts';

/** Operations on an account's optimised prompts. An entry of another account is `not_found`. */
export const HISTORY_OPERATIONS = {
	listHistory: {
		method: 'get',
		path: '/api/account/history',
		access: 'account',
		summary: 'What the optimiser delivered to the account, newest first, searched and in pages.',
		query: HistoryQuery,
		output: HistoryPage,
		errors: [],
	},
	openHistoryEntry: {
		method: 'get',
		path: '/api/account/history/{id}',
		access: 'account',
		summary: 'One earlier result, with a receipt to have it rendered anew. Nothing is counted.',
		output: OpenedEntry,
		errors: [],
	},
	deleteHistoryEntry: {
		method: 'delete',
		path: '/api/account/history/{id}',
		access: 'account',
		summary: 'Deletes one earlier result for good.',
		output: Done,
		errors: [],
	},
	deleteHistory: {
		method: 'delete',
		path: '/api/account/history',
		access: 'account',
		summary: 'Deletes the whole history for good.',
		output: Done,
		errors: [],
	},
} as const satisfies Readonly<Record<string, Operation>>;
