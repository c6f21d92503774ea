import { type ErrorCode, isErrorCode } from '#contract/errors';
import { IMPORT_MAX_CHARS, IMPORT_MAX_TEMPLATES } from '#contract/import-limits';
import { FiledTemplate, type ImportReport, type ImportRequest } from '#contract/template-files';
import { insertUnlessKept } from '#db/template-changes';
import type { Account } from '../caller.ts';
import { AppError } from '../errors.ts';
import { timeOrderedId } from '../ids.ts';
import { randomBytes } from '../random-bytes.ts';
import type { Runtime } from '../runtime.ts';
import { SENTENCES } from '../sentences.ts';
import { type ReadFile, readFile } from './files/read-file.ts';
import { type ImportedRow, UnreadableFileError } from './files/template-rows.ts';
import { newTemplateOf, ownerOf } from './templates.ts';

/** Enough for a text with three bytes for each character. */
export const IMPORT_MAX_BYTES = 3 * IMPORT_MAX_CHARS + 1024;

type Refused = ImportReport['refused'][number];

interface Taken {
	readonly row: number;
	readonly template: FiledTemplate;
}

/**
 * Imports the valid templates of a file that the account does not have yet, as far as its limit allows. One transaction
 * counts and inserts, so that simultaneous imports keep to the limit. Throws `import_unreadable`, `import_empty` and
 * `import_too_large`.
 */
export async function importTemplates(runtime: Runtime, caller: Account, input: ImportRequest): Promise<ImportReport> {
	const { kind, found } = readWhole(input);
	if (found.length === 0) throw new AppError('import_empty');
	if (found.length > IMPORT_MAX_TEMPLATES) throw new AppError('import_too_large');
	const judged = found.map(judge);
	const taken = judged.filter((one): one is Taken => 'template' in one);
	const broken = judged.filter((one): one is Refused => 'error' in one);
	const { imported, duplicates, full } = await keep(runtime, caller, taken);
	const refused = [...broken, ...full].sort((one, other) => one.row - other.row);
	return { kind, imported, duplicates, refused };
}

function readWhole({ text, name = '' }: ImportRequest): ReadFile {
	try {
		return readFile(text, name);
	} catch (error) {
		if (error instanceof UnreadableFileError) throw new AppError('import_unreadable');
		throw error;
	}
}

function judge({ row, value }: ImportedRow): Taken | Refused {
	const parsed = FiledTemplate.safeParse(value);
	if (parsed.success) return { row, template: parsed.data };
	const told = parsed.error.issues.map(({ message }) => message).find(isErrorCode);
	return refusalOf(row, (value as { title?: unknown } | null)?.title, told ?? 'template_unreadable');
}

const refusalOf = (row: number, title: unknown, error: ErrorCode): Refused => ({
	row,
	title: typeof title === 'string' ? title.slice(0, 120) : '',
	error,
	message: SENTENCES[error],
});

async function keep(runtime: Runtime, caller: Account, taken: readonly Taken[]) {
	const now = runtime.now();
	const owner = ownerOf(runtime, caller);
	const statements = taken.flatMap(({ template }, i) => {
		// Decreasing times, so that the list keeps the file's order.
		const id = timeOrderedId(new Date(now.getTime() - i), randomBytes(10));
		return insertUnlessKept(owner, id, { ...newTemplateOf(template), updatedAt: changedAt(template, now) }, now);
	});
	const rows = statements.length > 0 ? await runtime.db.write(statements) : [];
	const full: Refused[] = [];
	let duplicates = 0;
	taken.forEach(({ row, template }, i) => {
		if (rows[2 * i]?.length) duplicates += 1;
		else if (!rows[2 * i + 1]?.length) full.push(refusalOf(row, template.title, 'too_many_templates'));
	});
	return { imported: taken.length - duplicates - full.length, duplicates, full };
}

/** The date in the file, unless it is in the future, which would put the template above all others. */
function changedAt({ updated_at: at }: FiledTemplate, now: Date): Date {
	return at === undefined ? now : new Date(Math.min(Date.parse(at), now.getTime()));
}
