import { z } from 'zod';
import { ERROR_CODES } from './errors.ts';
import { IMPORT_MAX_CHARS } from './import-limits.ts';
import { refused } from './refused.ts';
import { TemplateInput, TemplateSource } from './templates.ts';

/** One template as a file holds it, whichever kind of file: read from there it passes this schema, or is refused by its row. */
export const FiledTemplate = TemplateInput.extend({
	/** Time of the last change. */
	updated_at: z.iso.datetime({ offset: true }).optional(),
});
export type FiledTemplate = z.infer<typeof FiledTemplate>;

/** These two fields identify the format; a change that old readers would misread gets the next version. */
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
	/** The file. With `format=json` a document of the shape `TemplatesDocument`, described in docs/files.md. */
	text: z.string(),
});
export type TemplatesFile = z.infer<typeof TemplatesFile>;

/** `POST /api/user-templates/import`: the kind of file is recognised by its text. */
export const ImportRequest = z.strictObject({
	text: z.string().max(IMPORT_MAX_CHARS, refused('import_too_large')),
	/** Name of the file; the title of a text that has none. */
	name: z.string().max(255).optional(),
});
export type ImportRequest = z.infer<typeof ImportRequest>;

export const ImportReport = z.strictObject({
	kind: z.enum(['md', 'json', 'csv', 'openai']),
	imported: z.int(),
	/** Number of templates that the account had already, unchanged. */
	duplicates: z.int(),
	/** The templates that were refused. */
	refused: z.array(
		z.strictObject({
			/** In a table the row as a spreadsheet counts it, the heading being the first; otherwise the place in the file. */
			row: z.int(),
			/** Its title, as far as it could be read; may be empty. */
			title: z.string(),
			error: z.enum(ERROR_CODES),
			/** The sentence for the code. */
			message: z.string(),
		}),
	),
});
export type ImportReport = z.infer<typeof ImportReport>;
