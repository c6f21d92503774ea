import type { TemplatesDocument } from '#contract/template-files';

/** A template on its way into a file. */
export type ExportedTemplate = TemplatesDocument['templates'][number];

/** One that was found in a file, whatever it holds: `FiledTemplate` decides. */
export interface ImportedRow {
	/** As `ImportReport` counts. */
	readonly row: number;
	readonly value: unknown;
}

/** The file is not of this kind, or broken. */
export class UnreadableFileError extends Error {}
