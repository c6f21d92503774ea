import type { ImportReport } from '#contract/template-files';
import { isCsvFile, readCsvFile } from './csv-file.ts';
import { readJsonFile } from './json-file.ts';
import { readMarkdownFile } from './markdown-file.ts';
import type { ImportedRow } from './template-rows.ts';

export interface ReadFile {
	readonly kind: ImportReport['kind'];
	readonly found: readonly ImportedRow[];
}

type Kind = 'md' | 'json' | 'csv';

const ENDINGS: Readonly<Record<string, Kind>> = {
	md: 'md',
	markdown: 'md',
	txt: 'md',
	json: 'json',
	csv: 'csv',
	tsv: 'csv',
};

/** @param name file name, whose extension tells the kind; without one the text does */
export function readFile(text: string, name: string): ReadFile {
	const [, stem = name, ending = ''] = /^(.*)\.([a-z]+)$/i.exec(name) ?? [];
	const kind = ENDINGS[ending.toLowerCase()] ?? kindOf(text);
	if (kind === 'json') return readJsonFile(text);
	return { kind, found: kind === 'csv' ? readCsvFile(text) : readMarkdownFile(text, stem) };
}

function kindOf(text: string): Kind {
	if (/^\ufeff?\s*[[{]/.test(text)) return 'json';
	return isCsvFile(text) ? 'csv' : 'md';
}
