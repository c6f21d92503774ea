import { Done } from './done.ts';
import { HistoryPage, HistoryQuery, OpenedEntry } from './history.ts';
import type { Operation } from './operation.ts';
import { ExportQuery, ImportReport, ImportRequest, TemplatesFile } from './template-files.ts';
import { Template, TemplateInput, TemplatePin, TemplatesPage, TemplatesQuery } from './templates.ts';

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
		summary:
			"The account's templates, pinned ones first, then the last changed, searched and in pages, with all of their tags.",
		query: TemplatesQuery,
		output: TemplatesPage,
		errors: ['auth_required'],
	},
	createTemplate: {
		method: 'post',
		path: '/api/user-templates',
		summary: 'Keeps a template, with what it was made from; an account has room for as many as its plan says.',
		input: TemplateInput,
		output: Template,
		errors: ['auth_required', 'template_incomplete', 'template_too_long', 'too_many_templates'],
	},
	updateTemplate: {
		method: 'put',
		path: '/api/user-templates/{id}',
		summary: 'Puts new text in the place of a template. What it was made from and its pin stay unless they are named.',
		input: TemplateInput,
		output: Template,
		errors: ['auth_required', 'template_incomplete', 'template_too_long'],
	},
	pinTemplate: {
		method: 'patch',
		path: '/api/user-templates/{id}',
		summary: 'Pins a template to the top of the list, or lets it go again.',
		input: TemplatePin,
		output: Template,
		errors: ['auth_required'],
	},
	exportTemplates: {
		method: 'get',
		path: '/api/user-templates/export',
		summary: 'All templates as a file in Markdown, JSON or CSV; imported again it gives the same.',
		query: ExportQuery,
		output: TemplatesFile,
		errors: ['auth_required', 'rate_limited'],
	},
	importTemplates: {
		method: 'post',
		path: '/api/user-templates/import',
		summary:
			'Takes over templates from a file: Markdown, JSON or CSV, of ours or of others, or stored prompts of OpenAI. What the account has already is passed over; what cannot be taken is told row by row.',
		input: ImportRequest,
		output: ImportReport,
		errors: [
			'auth_required',
			'import_unreadable',
			'import_empty',
			'import_too_large',
			// Of single rows, in the answer.
			'template_unreadable',
		],
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
