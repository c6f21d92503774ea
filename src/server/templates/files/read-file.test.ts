import { describe, expect, test } from 'vitest';
import { FiledTemplate } from '#contract/template-files';
import { fc } from '#support/properties';
import { writeCsvFile } from './csv-file.ts';
import { readCsv, writeCsv } from './csv-text.ts';
import { writeJsonFile } from './json-file.ts';
import { writeMarkdownFile } from './markdown-file.ts';
import { readFile } from './read-file.ts';
import { type ExportedTemplate, UnreadableFileError } from './template-rows.ts';

const NOW = new Date('2026-11-23T12:00:00.000Z');

const UPDATE: ExportedTemplate = {
	title: 'Weekly update',
	body: '## Intent\n\nWrite an update on {{project}}.\n\n```js\nlet a;\n```\n',
	tags: ['work', 'email'],
	pinned: true,
	updated_at: '2026-11-20T08:30:00.000Z',
	source: {
		raw: 'update on {{project}}, "short"',
		modifiers: { tone: 'academic', codeRigor: { enabled: true, level: 'standard' } },
		answers: [{ question: 'Who reads it?', answer: 'nurses' }],
	},
};
const POEM: ExportedTemplate = { ...UPDATE, title: 'Poem', body: 'A poem.', tags: [], pinned: false, source: null };

const WRITERS = {
	'a.md': (all: readonly ExportedTemplate[]) => writeMarkdownFile(all, NOW),
	'a.json': (all: readonly ExportedTemplate[]) => writeJsonFile(all, NOW),
	'a.csv': writeCsvFile,
};

/** Reads a file's templates and parses them with the schema. */
function readAgain(text: string, name: string): ExportedTemplate[] {
	return readFile(text, name).found.map(({ value }) => {
		const { source = null, pinned = false, updated_at = '', ...rest } = FiledTemplate.parse(value);
		return { ...rest, source, pinned, updated_at };
	});
}

/** Texts with the special signs of the three kinds of file. */
const tricky = fc
	.array(
		fc.constantFrom(
			...[
				'"',
				"'",
				',',
				';',
				'\t',
				'\n',
				'\r',
				'\r\n',
				'`',
				'```',
				'~~~',
				'# ',
				'## a',
				'=',
				'-',
				'+',
				'@',
				'\\',
				'{{a}}',
			],
			...['---', '﻿', '＝', ' ', 'é', '🎉', '\0', '\ud800', '{"a":1}', '```prompt', 'json template', '<b>', 'word'],
		),
		{ minLength: 1, maxLength: 12 },
	)
	.map((parts) => parts.join(''));
const filed: fc.Arbitrary<ExportedTemplate> = fc.record({
	title: tricky.map((text) => text.trim()).filter((text) => text !== ''),
	body: tricky.filter((text) => text.trim() !== ''),
	tags: fc.uniqueArray(
		tricky.map((text) => text.replaceAll(',', '').slice(0, 40).trim()).filter((text) => text !== ''),
		{ maxLength: 3 },
	),
	pinned: fc.boolean(),
	updated_at: fc.constant('2026-11-20T08:30:00.000Z'),
	source: fc.option(
		fc.record({
			raw: tricky.filter((text) => text.trim() !== ''),
			modifiers: fc.constantFrom({}, { tone: 'academic' as const }),
			answers: fc.array(fc.record({ question: tricky, answer: tricky }), { maxLength: 2 }),
		}),
	),
});

describe.each(Object.entries(WRITERS))('the contents of %s', (name, write) => {
	test('are read again unchanged', () => {
		expect(readAgain(write([UPDATE, POEM]), name)).toEqual([UPDATE, POEM]);
	});

	test('are recognised without a file name', () => {
		const { kind } = readFile(write([UPDATE]), '');
		expect(`a.${kind}`).toBe(name);
	});

	test('keep any text', () => {
		fc.assert(
			fc.property(fc.array(filed, { minLength: 1, maxLength: 4 }), (all) => {
				expect(readAgain(write(all), name)).toEqual(all);
			}),
			{ numRuns: 300 },
		);
	});

	test('may be an empty list', () => {
		expect(readFile(write([]), name).found).toEqual([]);
	});
});

describe('a table', () => {
	test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1', "'=1", "''-1"])(
		'reads the cell %j as text, unchanged',
		(cell) => {
			const table = writeCsv([['a', cell]]);
			expect(table).toMatch(/^﻿a,"?'/);
			expect(readCsv(table)).toEqual([['a', cell]]);
		},
	);

	test.each([
		['commas', 'act,prompt\nPoet,"Write, in ""verse"""\n'],
		['semicolons, as Excel writes them on the continent', 'Title;Text\r\nPoet;"Write, in ""verse"""\r\n'],
		['tabs', 'name\tcontent\nPoet\tWrite, in "verse"'],
	])('from another tool is read: %s', (_, text) => {
		expect(readFile(text, 'x.csv').found).toMatchObject([
			{ row: 2, value: { title: 'Poet', body: 'Write, in "verse"' } },
		]);
	});

	test('counts rows as a spreadsheet does, and skips empty ones', () => {
		const { found } = readFile('title,body\n\na,"x\ny"\n,\nb,z\n', 'x.csv');
		expect(found.map(({ row }) => row)).toEqual([3, 5]);
	});

	test('with a quotation mark left open is unreadable, however long it is', () => {
		for (const length of [1, 1_900_000]) {
			const text = `title,body\na,"${'x""'.repeat(length / 3)}`;
			expect(() => readFile(text, 'x.csv')).toThrow(UnreadableFileError);
		}
	});
});

describe('JSON', () => {
	test('is read as a list, as one template, as an answer of the API, and with the names other tools use', () => {
		const one = { title: 'Poet', body: 'Write.' };
		for (const value of [[one], one, { templates: [{ ...one, id: 'x', plan: 'free' }], next: null }]) {
			expect(readAgain(JSON.stringify(value), 'x.json')).toMatchObject([one]);
		}
		expect(readAgain('[{"act":"Poet","prompt":"Write."}]', '')).toMatchObject([one]);
	});

	test('that is broken, or no list, is unreadable', () => {
		for (const text of ['{', '"text"', '[1,', 'null', '']) {
			expect(() => readFile(text, 'x.json')).toThrow(UnreadableFileError);
		}
	});
});

describe('Markdown of other tools', () => {
	test.each([
		[
			'a section is a template',
			'# Mine\n\nSome words.\n\n## A\n\nWrite a.\n\n### Part\n\nMore.\n\n## B\n\nWrite b.\n',
			['A', 'B'],
		],
		['with several main headings those count', '# A\n\n## Part\n\nWrite a.\n\n# B\n\nWrite b.', ['A', 'B']],
		['a single main heading titles the text', '# A\n\nWrite a.', ['A']],
		['without headings the name of the file does', 'Write a.', ['notes']],
		['a heading within code is none', '## A\n\n```\n## no\n```\n', ['A']],
	])('%s', (_, text, titles) => {
		expect(readAgain(text, 'notes.md').map(({ title }) => title)).toEqual(titles);
	});

	test('a single block of code is taken without its fence', () => {
		expect(readAgain('## A\n\n```text\nWrite **a**.\n\n## b\n```\n', 'x.md')[0]?.body).toBe('Write **a**.\n\n## b');
	});
});
