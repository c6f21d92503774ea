import { Done } from './done.ts';
import { HistoryPage, HistoryQuery, OpenedEntry } from './history.ts';
import type { Operation } from './operations.ts';
import { Template, TemplateInput, TemplatesPage, TemplatesQuery } from './templates.ts';

/** What an account keeps: its prompts and its templates. What belongs to another account answers as if it were not there. */
export const KEPT_OPERATIONS = {
	listHistory: {
		method: 'get',
		path: '/api/account/history',
		summary: 'What the optimiser delivered to the account, newest first, searched and in pages.',
		query: HistoryQuery,
		output: HistoryPage,
		errors: ['auth_required'],
	},
	openHistoryEntry: {
		method: 'get',
		path: '/api/account/history/{id}',
		summary: 'One earlier result, with a receipt to have it rendered anew. Nothing is counted.',
		output: OpenedEntry,
		errors: ['auth_required'],
	},
	deleteHistoryEntry: {
		method: 'delete',
		path: '/api/account/history/{id}',
		summary: 'Deletes one earlier result for good.',
		output: Done,
		errors: ['auth_required'],
	},
	deleteHistory: {
		method: 'delete',
		path: '/api/account/history',
		summary: 'Deletes the whole history for good.',
		output: Done,
		errors: ['auth_required'],
	},
	listTemplates: {
		method: 'get',
		path: '/api/user-templates',
		summary: "The account's templates, last changed first, searched and in pages, with all of their tags.",
		query: TemplatesQuery,
		output: TemplatesPage,
		errors: ['auth_required'],
	},
	createTemplate: {
		method: 'post',
		path: '/api/user-templates',
		summary: 'Keeps a template; an account has room for 500.',
		input: TemplateInput,
		output: Template,
		errors: ['auth_required', 'template_incomplete', 'template_too_long', 'too_many_templates'],
	},
	updateTemplate: {
		method: 'put',
		path: '/api/user-templates/{id}',
		summary: 'Puts new text in the place of a template.',
		input: TemplateInput,
		output: Template,
		errors: ['auth_required', 'template_incomplete', 'template_too_long'],
	},
	deleteTemplate: {
		method: 'delete',
		path: '/api/user-templates/{id}',
		summary: 'Deletes a template for good.',
		output: Done,
		errors: ['auth_required'],
	},
	duplicateTemplate: {
		method: 'post',
		path: '/api/user-templates/{id}/duplicate',
		summary: 'Keeps a copy of a template, titled as a copy.',
		output: Template,
		errors: ['auth_required', 'too_many_templates'],
	},
} as const satisfies Readonly<Record<string, Operation>>;
