import { describe, expect, test } from 'vitest';
import { TemplatesDocument } from '#contract/template-files';
import { CATALOGUE } from '#server/catalogue';
import { callerOf } from '#support/api-caller';
import { signedIn } from '#support/signed-in';
import { type TestRuntime, testRuntime } from '#support/test-runtime';

const LIST = 'GET /api/user-templates';
const CREATE = 'POST /api/user-templates';
const EXPORT = 'GET /api/user-templates/export';
const IMPORT = 'POST /api/user-templates/import';

const SOURCE = {
	raw: 'update on {{project}}',
	modifiers: { tone: 'academic' },
	answers: [{ question: 'Who reads it?', answer: 'nurses' }],
};
const KEPT = [
	{ title: 'Poem', body: 'Write a poem.\n', tags: [] },
	{ title: '=HYPERLINK("x")', body: '- do\n- check\n\n```\n## a\n```', tags: ['-1', 'work'], source: SOURCE },
	{ title: 'Pinned', body: '@{{name}}', tags: ['work'], pinned: true },
];

async function someone(runtime?: TestRuntime) {
	let minutes = 0;
	const own = runtime ?? (await testRuntime({ now: () => new Date(Date.UTC(2026, 10, 23, 12, minutes++)) }));
	const { id, authorization } = await signedIn(own.db, 'free');
	return { runtime: own, accountId: id, ask: callerOf(own, { authorization }) };
}

/** Templates without their ids, which differ by account. */
const listed = (body: { templates: { id: string }[] }) => body.templates.map(({ id: _, ...rest }) => rest);
const imported = (templates: readonly object[]) => ({ body: { text: JSON.stringify(templates) } });

describe.each(['md', 'json', 'csv'])('a .%s file', (format) => {
	test('copies all templates to another account unchanged, in their order', async () => {
		const { runtime, ask } = await someone();
		for (const body of KEPT) await ask(CREATE, { body });
		const file = (await ask(EXPORT, { query: { format } })).body;
		expect(file.name).toBe(`ploop-templates-2026-11-23.${format}`);
		const other = (await someone(runtime)).ask;
		const report = await other(IMPORT, { body: { text: file.text, name: file.name } });
		expect(report).toMatchObject({ status: 200, body: { kind: format, imported: 3, duplicates: 0, refused: [] } });
		expect(listed((await other(LIST)).body)).toEqual(listed((await ask(LIST)).body));
	});

	test('imported into its own account changes nothing', async () => {
		const { ask } = await someone();
		for (const body of KEPT) await ask(CREATE, { body });
		const before = (await ask(LIST)).body;
		const { text } = (await ask(EXPORT, { query: { format } })).body;
		expect((await ask(IMPORT, { body: { text } })).body).toMatchObject({ imported: 0, duplicates: 3, refused: [] });
		expect((await ask(LIST)).body).toEqual(before);
	});
});

test('the JSON file follows the published schema', async () => {
	const { ask } = await someone();
	await ask(CREATE, { body: KEPT[1] });
	const file = (await ask(EXPORT, { query: { format: 'json' } })).body;
	expect(file.type).toBe('application/json');
	expect(TemplatesDocument.parse(JSON.parse(file.text))).toMatchObject({ format: 'ploop-templates', version: 1 });
});

test('no cell of the table is a formula', async () => {
	const { ask } = await someone();
	for (const body of KEPT) await ask(CREATE, { body });
	const { text } = (await ask(EXPORT, { query: { format: 'csv' } })).body;
	for (const cell of [`"'=HYPERLINK(""x"")"`, `"'- do\n`, `"'-1, work"`, `'@{{name}}`]) expect(text).toContain(cell);
});

test('another kind of file is refused', async () => {
	const { ask } = await someone();
	for (const query of [{}, { format: 'xlsx' }]) expect((await ask(EXPORT, { query })).status).toBe(400);
});

test('rows that cannot be imported are reported one by one, and the rest is imported', async () => {
	const { ask } = await someone();
	const text = [
		'title,body,tags,options,rough_text',
		'Good,Write.,,,',
		',Write.,,,',
		'Empty,,,,',
		`Long,${'x'.repeat(20_001)},,,`,
		'Options,Write.,,loud,rough',
	].join('\n');
	const { body } = await ask(IMPORT, { body: { text, name: 'mine.csv' } });
	expect(body).toMatchObject({ kind: 'csv', imported: 1, duplicates: 0 });
	expect(body.refused.map(({ row, title, error }: Record<string, unknown>) => [row, title, error])).toEqual([
		[3, '', 'template_incomplete'],
		[4, 'Empty', 'template_incomplete'],
		[5, 'Long', 'template_too_long'],
		[6, 'Options', 'template_unreadable'],
	]);
	expect(body.refused[0].message).toBe('Title and body are required');
});

test('two equal templates in a file are imported once', async () => {
	const { ask } = await someone();
	const { body } = await ask(
		IMPORT,
		imported([KEPT[0], { ...KEPT[0] }, { ...KEPT[0], body: 'Another.' }].map((one) => ({ ...one }))),
	);
	expect(body).toMatchObject({ imported: 2, duplicates: 1 });
});

test('a date in the future is replaced, one in the past is kept', async () => {
	const { ask } = await someone();
	const dates = ['2036-01-01T00:00:00Z', '2025-01-01T00:00:00Z'];
	await ask(IMPORT, imported(dates.map((updated_at, i) => ({ title: `t${i}`, body: 'x', updated_at }))));
	const { templates } = (await ask(LIST)).body;
	expect(templates[0].updated_at.slice(0, 10)).toBe('2026-11-23');
	expect(templates[1].updated_at).toBe('2025-01-01T00:00:00.000Z');
});

test('stored prompts of OpenAI are imported with their variables', async () => {
	const { ask } = await someone();
	const prompts = {
		data: [{ id: 'pmpt_1', name: 'Reply', messages: [{ role: 'system', content: 'Reply to {{name}}.' }] }],
	};
	const { body } = await ask(IMPORT, { body: { text: JSON.stringify(prompts), name: 'prompts.json' } });
	expect(body).toMatchObject({ kind: 'openai', imported: 1 });
	expect((await ask(LIST)).body.templates).toMatchObject([
		{ title: 'Reply', body: 'Reply to {{name}}.', tags: ['OpenAI'] },
	]);
});

describe('a whole file is refused', () => {
	test.each([
		['that is broken', '{"templates": [', 'import_unreadable', 400],
		['with nothing in it', ' \n', 'import_empty', 400],
		['with an empty list', '[]', 'import_empty', 400],
		['with 501 templates', JSON.stringify(Array(501).fill({ title: 'a', body: 'b' })), 'import_too_large', 413],
		['of 2,000,001 characters', 'x'.repeat(2_000_001), 'import_too_large', 413],
	])('%s', async (_, text, error, status) => {
		const { ask } = await someone();
		expect(await ask(IMPORT, { body: { text } })).toMatchObject({ status, body: { error } });
		expect((await ask(LIST)).body.templates).toEqual([]);
	});
});

describe('the plan’s limit of templates', () => {
	const catalogue = { ...CATALOGUE, free: { ...CATALOGUE.free, templates: 10 } };

	test('holds for a file: as many as fit are imported, the rest are reported', async () => {
		const { ask } = await someone(await testRuntime({ catalogue }));
		await ask(CREATE, { body: KEPT[0] });
		const { body } = await ask(IMPORT, imported(Array.from({ length: 12 }, (_, i) => ({ title: `t${i}`, body: 'x' }))));
		expect(body.imported).toBe(9);
		expect(body.refused.map(({ row, error }: Record<string, unknown>) => [row, error])).toEqual(
			[10, 11, 12].map((row) => [row, 'too_many_templates']),
		);
	});

	test('holds for several files and single templates at the same moment', async () => {
		const { runtime, ask } = await someone(await testRuntime({ catalogue }));
		const file = (name: string) => imported(Array.from({ length: 4 }, (_, i) => ({ title: `${name}${i}`, body: 'x' })));
		const answers = await Promise.all([
			...['a', 'b', 'c', 'd'].map((name) => ask(IMPORT, file(name))),
			...Array.from({ length: 5 }, (_, i) => ask(CREATE, { body: { title: `single ${i}`, body: 'x' } })),
		]);
		const [row] = await runtime.db.read({ sql: 'SELECT count(*) AS n FROM templates', args: [] });
		expect(row?.['n']).toBe(10);
		const counted = answers.map(({ status, body }) => body.imported ?? Number(status === 200));
		expect(counted.reduce((sum, one) => sum + one, 0)).toBe(10);
	});

	test('is used once by the same file sent twice at once', async () => {
		const { ask } = await someone();
		const twice = await Promise.all([1, 2].map(() => ask(IMPORT, imported(KEPT))));
		expect(twice.map(({ body }) => body.imported).sort()).toEqual([0, 3]);
	});
});

test('files need a signed-in account', async () => {
	const ask = callerOf(await testRuntime());
	expect((await ask(EXPORT, { query: { format: 'md' } })).status).toBe(401);
	expect((await ask(IMPORT, imported(KEPT))).status).toBe(401);
});
