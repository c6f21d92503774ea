import { z } from 'zod';
import { ERROR_CODES } from './errors.ts';
import { IMPORT_MAX_CHARS } from './import-limits.ts';
import { refused } from './refused.ts';
import { TemplateInput, TemplateSource } from './templates.ts';

/** A template in a file of any kind. On import, rows that do not match this schema are refused. */
export const FiledTemplate = TemplateInput.extend({
	/** Time of the last change. */
	updated_at: z.iso.datetime({ offset: true }).optional(),
});
export type FiledTemplate = z.infer<typeof FiledTemplate>;

/** The format's name and version. Raise the version for a change that older readers would misread. */
export const TEMPLATES_FORMAT = 'ploop-templates';
export const TEMPLATES_VERSION = 1;

/** The JSON file of `GET /api/user-templates/export`. */
export const TemplatesDocument = z.strictObject({
	format: z.literal(TEMPLATES_FORMAT),
	version: z.literal(TEMPLATES_VERSION),
	product: z.literal('PLOOP'),
	exported_at: z.iso.datetime(),
	templates: z.array(
		z.strictObject({
			title: z.string(),
			body: z.string(),
			tags: z.array(z.string()),
			pinned: z.boolean(),
			updated_at: z.iso.datetime(),
			source: TemplateSource.nullable(),
		}),
	),
});
export type TemplatesDocument = z.infer<typeof TemplatesDocument>;

export const TemplateFileKind = z.enum(['md', 'json', 'csv']);
export type TemplateFileKind = z.infer<typeof TemplateFileKind>;

/** `GET /api/user-templates/export`. */
export const ExportQuery = z.strictObject({ format: TemplateFileKind });
export type ExportQuery = z.infer<typeof ExportQuery>;

export const TemplatesFile = z.strictObject({
	name: z.string(),
	/** Media type. */
	type: z.string(),
	/** The file's text. With `format=json` it is a `TemplatesDocument`, described in docs/files.md. */
	text: z.string(),
});
export type TemplatesFile = z.infer<typeof TemplatesFile>;

/** `POST /api/user-templates/import`: the kind of file is recognised by its text. */
export const ImportRequest = z.strictObject({
	text: z.string().max(IMPORT_MAX_CHARS, refused('import_too_large')),
	/** Name of the file, used as the title of a text without one. */
	name: z.string().max(255).optional(),
});
export type ImportRequest = z.infer<typeof ImportRequest>;

export const ImportReport = z.strictObject({
	kind: z.enum(['md', 'json', 'csv', 'openai']),
	imported: z.int(),
	/** Number of templates that the account had already. */
	duplicates: z.int(),
	/** The templates that were refused. */
	refused: z.array(
		z.strictObject({
			/**
			 * In a table the row's number in a spreadsheet, where the heading is 1; otherwise the place in the file.
			 */
			row: z.int(),
			/** The template's title as far as it could be read; may be empty. */
			title: z.string(),
			error: z.enum(ERROR_CODES),
			/** The sentence for the code. */
			message: z.string(),
		}),
	),
});
export type ImportReport = z.infer<typeof ImportReport>;
