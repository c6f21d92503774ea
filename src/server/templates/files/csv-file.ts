import { readCsv, writeCsv } from './csv-text.ts';
import { type ExportedTemplate, type ImportedRow, UnreadableFileError } from './template-rows.ts';

const COLUMNS = ['title', 'body', 'tags', 'pinned', 'changed', 'rough_text', 'options', 'answers'] as const;
type Column = (typeof COLUMNS)[number];

/** Names of these columns in other tools. */
const ALIASES: Readonly<Record<string, Column>> = {
	name: 'title',
	act: 'title',
	prompt: 'body',
	text: 'body',
	content: 'body',
	template: 'body',
	updated_at: 'changed',
	modifiers: 'options',
};

export function writeCsvFile(templates: readonly ExportedTemplate[]): string {
	const rows = templates.map(({ title, body, tags, pinned, updated_at, source }) => [
		title,
		body,
		tags.join(', '),
		pinned ? 'yes' : 'no',
		updated_at,
		source?.raw ?? '',
		source ? JSON.stringify(source.modifiers) : '',
		source && source.answers.length > 0 ? JSON.stringify(source.answers) : '',
	]);
	return writeCsv([COLUMNS, ...rows]);
}

/** Whether the first line names a column for the text, so that the file is a table. */
export function isCsvFile(text: string): boolean {
	const [heading = ''] = text.split(/\r?\n/, 1);
	return columnsOf(readCsv(heading)?.[0] ?? []).includes('body');
}

/** Throws `UnreadableFileError`. */
export function readCsvFile(text: string): ImportedRow[] {
	const rows = readCsv(text);
	if (rows === null) throw new UnreadableFileError('a quotation mark is left open');
	const columns = columnsOf(rows[0] ?? []);
	return rows
		.map((cells, i) => ({ row: i + 1, cells }))
		.slice(1)
		.filter(({ cells }) => cells.some((cell) => cell !== ''))
		.map(({ row, cells }) => ({ row, value: templateIn(new Map(columns.map((name, i) => [name, cells[i] ?? '']))) }));
}

const columnsOf = (heading: readonly string[]): (Column | null)[] =>
	heading.map((cell) => {
		const name = cell.trim().toLowerCase().replaceAll(' ', '_');
		return COLUMNS.find((column) => column === name) ?? ALIASES[name] ?? null;
	});

function templateIn(cells: ReadonlyMap<Column | null, string>): unknown {
	const cell = (name: Column) => cells.get(name) ?? '';
	const raw = cell('rough_text');
	const source = { raw, modifiers: jsonOf(cell('options'), {}), answers: jsonOf(cell('answers'), []) };
	return {
		title: cell('title'),
		body: cell('body'),
		tags: [cell('tags')],
		pinned: /^(yes|true|1)$/i.test(cell('pinned').trim()),
		...(cell('changed') !== '' && { updated_at: cell('changed') }),
		...(raw !== '' && { source }),
	};
}

/** Parses a cell. One that is not JSON stays text, which the schema refuses. */
function jsonOf(text: string, empty: unknown): unknown {
	if (text.trim() === '') return empty;
	try {
		return JSON.parse(text);
	} catch {
		return text;
	}
}
