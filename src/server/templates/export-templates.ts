import type { ExportQuery, TemplateFileKind, TemplatesFile } from '#contract/template-files';
import type { TemplateSource } from '#contract/templates';
import { findAllTemplates, type TemplateRow } from '#db/templates';
import type { Account } from '../caller.ts';
import type { Runtime } from '../runtime.ts';
import { writeCsvFile } from './files/csv-file.ts';
import { writeJsonFile } from './files/json-file.ts';
import { writeMarkdownFile } from './files/markdown-file.ts';
import type { ExportedTemplate } from './files/template-rows.ts';

const TYPES: Readonly<Record<TemplateFileKind, string>> = {
	md: 'text/markdown;charset=utf-8',
	json: 'application/json',
	csv: 'text/csv;charset=utf-8',
};
const WRITERS: Readonly<Record<TemplateFileKind, (templates: readonly ExportedTemplate[], now: Date) => string>> = {
	md: writeMarkdownFile,
	json: writeJsonFile,
	csv: writeCsvFile,
};

/** Returns all templates of the account in a file, in the order of the list. */
export async function exportTemplates(runtime: Runtime, caller: Account, query: ExportQuery): Promise<TemplatesFile> {
	const { format } = query;
	const now = runtime.now();
	const templates = (await findAllTemplates(runtime.db, caller.id)).map(filedOf);
	const name = `ploop-templates-${now.toISOString().slice(0, 10)}.${format}`;
	return { name, type: TYPES[format], text: WRITERS[format](templates, now) };
}

const filedOf = ({ title, body, tags, source, isPinned, updatedAt }: TemplateRow): ExportedTemplate => ({
	title,
	body,
	tags: [...tags],
	pinned: isPinned,
	updated_at: updatedAt.toISOString(),
	source: source === null ? null : (JSON.parse(source) as TemplateSource),
});
