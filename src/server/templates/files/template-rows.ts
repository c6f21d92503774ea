import type { TemplatesDocument } from '#contract/template-files';

/** A template to be written into a file. */
export type ExportedTemplate = TemplatesDocument['templates'][number];

/** A row of an imported file, with any content: `FiledTemplate` decides whether it is a template. */
export interface ImportedRow {
	/** The number of the row, as `ImportReport` counts. */
	readonly row: number;
	readonly value: unknown;
}

/** The file is broken or not of the expected kind. */
export class UnreadableFileError extends Error {}
