import { Done } from './done.ts';
import type { Operation } from './operation.ts';
import { ExportQuery, ImportReport, ImportRequest, TemplatesFile } from './template-files.ts';
import { Template, TemplateInput, TemplatePin, TemplatesPage, TemplatesQuery } from './templates.ts';

/** Operations on an account's templates. A template of another account is `not_found`. */
export const TEMPLATE_OPERATIONS = {
	listTemplates: {
		method: 'get',
		path: '/api/user-templates',
		access: 'account',
		summary:
			"The account's templates, pinned ones first, then the last changed, searched and in pages, with all of their tags.",
		query: TemplatesQuery,
		output: TemplatesPage,
		errors: [],
	},
	createTemplate: {
		method: 'post',
		path: '/api/user-templates',
		access: 'account',
		summary: 'Keeps a template, with what it was made from; an account has room for as many as its plan says.',
		input: TemplateInput,
		output: Template,
		errors: ['template_incomplete', 'template_too_long', 'too_many_templates'],
	},
	updateTemplate: {
		method: 'put',
		path: '/api/user-templates/{id}',
		access: 'account',
		summary: 'Puts new text in the place of a template. What it was made from and its pin stay unless they are named.',
		input: TemplateInput,
		output: Template,
		errors: ['template_incomplete', 'template_too_long'],
	},
	pinTemplate: {
		method: 'patch',
		path: '/api/user-templates/{id}',
		access: 'account',
		summary: 'Pins a template to the top of the list, or lets it go again.',
		input: TemplatePin,
		output: Template,
		errors: [],
	},
	exportTemplates: {
		method: 'get',
		path: '/api/user-templates/export',
		access: 'account',
		summary: 'All templates as a file in Markdown, JSON or CSV; imported again it gives the same.',
		query: ExportQuery,
		output: TemplatesFile,
		errors: ['rate_limited'],
	},
	importTemplates: {
		method: 'post',
		path: '/api/user-templates/import',
		access: 'account',
		summary:
			'Takes over templates from a file: Markdown, JSON or CSV, of ours or of others, or stored prompts of OpenAI. What the account has already is passed over; what cannot be taken is told row by row.',
		input: ImportRequest,
		output: ImportReport,
		errors: [
			'import_unreadable',
			'import_empty',
			'import_too_large',
			// Error codes of single rows, listed in a successful answer.
			'template_unreadable',
		],
	},
	deleteTemplate: {
		method: 'delete',
		path: '/api/user-templates/{id}',
		access: 'account',
		summary: 'Deletes a template for good.',
		output: Done,
		errors: [],
	},
	duplicateTemplate: {
		method: 'post',
		path: '/api/user-templates/{id}/duplicate',
		access: 'account',
		summary: 'Keeps a copy of a template, titled as a copy.',
		output: Template,
		errors: ['too_many_templates'],
	},
} as const satisfies Readonly<Record<string, Operation>>;
