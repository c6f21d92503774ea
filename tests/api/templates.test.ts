import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CATALOGUE } from '#server/catalogue';
import { callerOf } from '#support/api-caller';
import { fc } from '#support/properties';
import { signedIn } from '#support/signed-in';
import { type TestRuntime, testRuntime } from '#support/test-runtime';

const LIST = 'GET /api/user-templates';
const CREATE = 'POST /api/user-templates';
const UPDATE = 'PUT /api/user-templates/{id}';
const DELETE = 'DELETE /api/user-templates/{id}';
const PIN = 'PATCH /api/user-templates/{id}';
const DUPLICATE = 'POST /api/user-templates/{id}/duplicate';

const MOST_TEMPLATES = CATALOGUE.free.templates;
const UPDATE_MAIL = { title: 'Weekly update', body: 'Write an update about {{project}}.', tags: ['work', 'email'] };

async function someone(plan = 'free', runtime?: TestRuntime) {
	let minutes = 0;
	const now = () => new Date(Date.UTC(2026, 10, 18, 12, minutes++));
	const own = runtime ?? (await testRuntime({ now }));
	const { id, authorization } = await signedIn(own.db, plan);
	return { runtime: own, accountId: id, ask: callerOf(own, { authorization }) };
}

const titles = (body: { templates: { title: string }[] }) => body.templates.map(({ title }) => title);

test('a template is kept, listed, changed, copied and deleted', async () => {
	const { ask } = await someone();
	const created = await ask(CREATE, { body: UPDATE_MAIL });
	expect(created).toMatchObject({ status: 200, body: { ...UPDATE_MAIL, plan: 'free' } });
	const { id } = created.body;

	const changed = await ask(UPDATE, { params: { id }, body: { title: 'Monthly update', body: 'x', tags: [] } });
	expect(changed.body).toMatchObject({ id, title: 'Monthly update', body: 'x' });
	expect(Date.parse(changed.body.updated_at)).toBeGreaterThan(Date.parse(created.body.updated_at));

	const copy = await ask(DUPLICATE, { params: { id } });
	expect(copy.body).toMatchObject({ title: 'Copy of Monthly update', body: 'x' });
	expect(titles((await ask(LIST)).body)).toEqual(['Copy of Monthly update', 'Monthly update']);

	expect((await ask(DELETE, { params: { id } })).body).toEqual({ ok: true });
	expect((await ask(DELETE, { params: { id } })).status).toBe(404);
	expect(titles((await ask(LIST)).body)).toEqual(['Copy of Monthly update']);
});

test('tags are trimmed, split at commas, kept once, and left out when there are none', async () => {
	const { ask } = await someone();
	const tagged = await ask(CREATE, { body: { ...UPDATE_MAIL, tags: [' work ', '', 'a, b', 'work', ' , '] } });
	expect(tagged.body.tags).toEqual(['work', 'a', 'b']);
	for (const tags of [[], ['', ' '], undefined]) {
		expect((await ask(CREATE, { body: { ...UPDATE_MAIL, tags } })).body).not.toHaveProperty('tags');
	}
});

test('the plan is that of the account', async () => {
	const { ask } = await someone('pro_yearly');
	expect((await ask(CREATE, { body: UPDATE_MAIL })).body.plan).toBe('pro');
});

describe('a template is refused', () => {
	const long = (n: number) => 'x'.repeat(n);
	test.each([
		['without a title', { title: undefined }, 'template_incomplete', 'title'],
		['with a blank title', { title: ' \n ' }, 'template_incomplete', 'title'],
		['without a body', { body: undefined }, 'template_incomplete', 'body'],
		['with a blank body', { body: ' \t\n' }, 'template_incomplete', 'body'],
		['with a title of 121 characters', { title: long(121) }, 'template_too_long', 'title'],
		['with a body of 20,001 characters', { body: long(20_001) }, 'template_too_long', 'body'],
		['with a tag of 41 characters', { tags: [long(41)] }, 'template_too_long', 'tags.0'],
		['with 13 tags', { tags: Array.from({ length: 13 }, (_, i) => `t${i}`) }, 'template_too_long', 'tags'],
		[
			'with 13 tags in one',
			{ tags: [Array.from({ length: 13 }, (_, i) => `t${i}`).join()] },
			'template_too_long',
			'tags',
		],
	])('%s', async (_, change, error, field) => {
		const { ask } = await someone();
		const kept = (await ask(CREATE, { body: UPDATE_MAIL })).body;
		const body = { ...UPDATE_MAIL, ...change };
		expect(await ask(CREATE, { body })).toMatchObject({ status: 400, body: { error, field } });
		expect(await ask(UPDATE, { params: { id: kept.id }, body })).toMatchObject({ status: 400, body: { error, field } });
		expect((await ask(LIST)).body.templates).toEqual([kept]);
	});

	test('with the product’s sentence when title or body is missing', async () => {
		const { ask } = await someone();
		expect((await ask(CREATE, { body: {} })).body.message).toBe('Title and body are required');
	});

	test('with an unknown field', async () => {
		const { accountId, ask } = await someone();
		for (const extra of [{ id: 'mine' }, { plan: 'pro' }, { account_id: accountId }, { updated_at: 0 }]) {
			expect((await ask(CREATE, { body: { ...UPDATE_MAIL, ...extra } })).status).toBe(400);
		}
	});

	test('only above the greatest length, even if every character is escaped in JSON', async () => {
		const { ask } = await someone();
		const body = { title: '\ud800'.repeat(120), body: '\udc00'.repeat(20_000), tags: Array(12).fill('') };
		expect((await ask(CREATE, { body })).body).toMatchObject({ title: body.title, body: body.body });
	});
});

describe('an account’s number of templates is limited by its plan', () => {
	test('and of 100 at once for the last place one is stored', async () => {
		const { runtime, ask } = await someone();
		await Promise.all(Array.from({ length: MOST_TEMPLATES - 1 }, () => ask(CREATE, { body: UPDATE_MAIL })));
		const answers = await Promise.all(Array.from({ length: 100 }, () => ask(CREATE, { body: UPDATE_MAIL })));
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
		expect(answers.find(({ status }) => status !== 200)).toMatchObject({
			status: 409,
			body: { error: 'too_many_templates' },
		});
		const [row] = await runtime.db.read({ sql: 'SELECT count(*) AS n FROM templates', args: [] });
		expect(row?.['n']).toBe(MOST_TEMPLATES);

		const [{ id }] = (await ask(LIST)).body.templates;
		expect((await ask(DUPLICATE, { params: { id } })).status).toBe(409);
		const other = await someone('free', runtime);
		expect((await other.ask(CREATE, { body: UPDATE_MAIL })).status).toBe(200);
		await ask(DELETE, { params: { id } });
		expect((await ask(CREATE, { body: UPDATE_MAIL })).status).toBe(200);
	});

	test('which is higher with Pro; after Pro all are kept, but none can be added', async () => {
		const catalogue = {
			...CATALOGUE,
			free: { ...CATALOGUE.free, templates: 1 },
			pro: { ...CATALOGUE.pro, templates: 2 },
		};
		const { runtime, accountId, ask } = await someone('pro_monthly', await testRuntime({ catalogue }));
		const statuses = [];
		for (let i = 0; i < 3; i += 1) statuses.push((await ask(CREATE, { body: UPDATE_MAIL })).status);
		expect(statuses).toEqual([200, 200, 409]);
		await runtime.db.write([{ sql: "UPDATE accounts SET plan = 'free' WHERE id = ?", args: [accountId] }]);
		expect((await ask(LIST)).body.templates).toHaveLength(2);
		expect((await ask(CREATE, { body: UPDATE_MAIL })).status).toBe(409);
	});
});

const SOURCE = {
	raw: 'update on {{project}}\ud800',
	modifiers: { tone: 'academic', outputChecks: ['facts'] },
	answers: [{ question: 'Who reads it?', answer: 'nurses' }],
};

describe('the source of a template', () => {
	test('is stored with it, even when its text changes, until it is removed', async () => {
		const { ask } = await someone();
		const { id, ...created } = (await ask(CREATE, { body: { ...UPDATE_MAIL, source: SOURCE } })).body;
		expect(created.source).toEqual(SOURCE);
		const changed = await ask(UPDATE, { params: { id }, body: UPDATE_MAIL });
		expect(changed.body.source).toEqual(SOURCE);
		expect((await ask(DUPLICATE, { params: { id } })).body.source).toEqual(SOURCE);
		const bare = await ask(UPDATE, { params: { id }, body: { ...UPDATE_MAIL, source: null } });
		expect(bare.body).not.toHaveProperty('source');
	});

	test.each([
		['no text', { ...SOURCE, raw: ' ' }, 'invalid_input'],
		['too much text', { ...SOURCE, raw: 'x'.repeat(4001) }, 'template_too_long'],
		['an option there is not', { ...SOURCE, modifiers: { tone: 'loud' } }, 'invalid_input'],
		['a field of its own', { ...SOURCE, plan: 'pro' }, 'invalid_input'],
		['41 answers', { ...SOURCE, answers: Array(41).fill(SOURCE.answers[0]) }, 'invalid_input'],
	])('is refused with %s', async (_, source, error) => {
		const { ask } = await someone();
		expect((await ask(CREATE, { body: { ...UPDATE_MAIL, source } })).body.error).toBe(error);
	});

	test('is empty for a template older than this field', async () => {
		const { runtime, accountId, ask } = await someone();
		const sql = `INSERT INTO templates (id, account_id, title, body, created_at, updated_at) VALUES ('old', ?, 'Old', 'x', 1, 1)`;
		await runtime.db.write([{ sql, args: [accountId] }]);
		const [old] = (await ask(LIST)).body.templates;
		expect(old).toMatchObject({ title: 'Old', pinned: false });
		expect(old).not.toHaveProperty('source');
		const changed = await ask(UPDATE, { params: { id: 'old' }, body: UPDATE_MAIL });
		expect(changed.body).toMatchObject({ ...UPDATE_MAIL, pinned: false });
	});
});

describe('a pinned template', () => {
	test('comes before all others over the pages of the list, and keeps its date', async () => {
		const { ask } = await someone();
		const made = [];
		for (let i = 0; i < 25; i += 1) made.push((await ask(CREATE, { body: { ...UPDATE_MAIL, title: `t${i}` } })).body);
		for (const i of [3, 1]) {
			const pinned = await ask(PIN, { params: { id: made[i].id }, body: { pinned: true } });
			expect(pinned.body).toEqual({ ...made[i], pinned: true });
		}
		const first = (await ask(LIST)).body;
		const second = (await ask(LIST, { query: { before: first.next } })).body;
		expect([...titles(first), ...titles(second)].slice(0, 4)).toEqual(['t3', 't1', 't24', 't23']);
		expect(new Set([...titles(first), ...titles(second)]).size).toBe(25);

		await ask(UPDATE, { params: { id: made[1].id }, body: { ...UPDATE_MAIL, title: 't1' } });
		expect(titles((await ask(LIST)).body).slice(0, 2), 'a changed one is still pinned').toEqual(['t1', 't3']);
		await ask(PIN, { params: { id: made[1].id }, body: { pinned: false } });
		expect(titles((await ask(LIST)).body).slice(0, 2)).toEqual(['t3', 't1']);
	});

	test('is copied without its pin', async () => {
		const { ask } = await someone();
		const { id } = (await ask(CREATE, { body: { ...UPDATE_MAIL, pinned: true } })).body;
		expect((await ask(DUPLICATE, { params: { id } })).body.pinned).toBe(false);
	});
});

describe('the list', () => {
	test('comes in pages, last changed first, every template once', async () => {
		const { ask } = await someone();
		for (let i = 0; i < 45; i += 1) await ask(CREATE, { body: { ...UPDATE_MAIL, title: `t${i}` } });
		const seen: string[] = [];
		for (let before: string | null = ''; before !== null; ) {
			const { body } = await ask(LIST, { query: before === '' ? {} : { before } });
			seen.push(...titles(body));
			before = body.next;
		}
		expect(seen).toEqual(Array.from({ length: 45 }, (_, i) => `t${44 - i}`));
	});

	test.each([
		['the title', 'WEEKLY'],
		['the body', 'about {{project}}'],
		['a tag', 'éMail'],
	])('is searched by %s', async (_, q) => {
		const { ask } = await someone();
		await ask(CREATE, { body: UPDATE_MAIL });
		await ask(CREATE, { body: { title: 'Poem', body: 'Write a poem.' } });
		expect(titles((await ask(LIST, { query: { q } })).body)).toEqual(['Weekly update']);
		expect(titles((await ask(LIST, { query: { q: 'nowhere' } })).body)).toEqual([]);
	});

	test('can be filtered by one tag, and names every tag, most used first', async () => {
		const { ask } = await someone();
		for (const [title, tags] of [
			['a', ['work']],
			['b', ['work', 'home']],
			['c', ['homework', '"work"']],
		] as const) {
			await ask(CREATE, { body: { title, body: 'x', tags } });
		}
		const { body } = await ask(LIST, { query: { tag: 'work' } });
		expect(titles(body)).toEqual(['b', 'a']);
		expect(body.tags).toEqual(['work', '"work"', 'home', 'homework']);
		expect(titles((await ask(LIST, { query: { tag: '"work"' } })).body)).toEqual(['c']);
	});

	test('is searched in the current text of a changed template', async () => {
		const { ask } = await someone();
		const { id } = (await ask(CREATE, { body: UPDATE_MAIL })).body;
		await ask(UPDATE, { params: { id }, body: { title: 'Poem', body: 'Write a poem.' } });
		expect(titles((await ask(LIST, { query: { q: 'poem' } })).body)).toEqual(['Poem']);
		expect(titles((await ask(LIST, { query: { q: 'weekly' } })).body)).toEqual([]);
	});
});

test('a visitor is asked to sign in', async () => {
	const ask = callerOf(await testRuntime());
	for (const route of [LIST, CREATE, UPDATE, PIN, DELETE, DUPLICATE]) {
		const body = /POST \/api\/user-templates$|PUT|PATCH/.test(route) ? { body: UPDATE_MAIL } : {};
		expect((await ask(route, { params: { id: 'x' }, ...body })).status).toBe(401);
	}
});

test('the template of another account is answered like one that does not exist', async () => {
	const { runtime, ask } = await someone();
	const kept = (await ask(CREATE, { body: UPDATE_MAIL })).body;
	const stranger = (await someone('pro', runtime)).ask;
	for (const [route, body] of [[UPDATE, UPDATE_MAIL], [PIN, { pinned: true }], [DELETE], [DUPLICATE]] as const) {
		const call = (id: string) => stranger(route, { params: { id }, ...(body && { body }) });
		const [own, none] = await Promise.all([call(kept.id), call('x')]);
		const { requestId: _, ...told } = own.body;
		const { requestId: __, ...toldOfNone } = none.body;
		expect([own.status, told]).toEqual([none.status, toldOfNone]);
		expect(own.status).toBe(404);
	}
	expect((await stranger(LIST)).body).toEqual({ templates: [], tags: [], next: null });
	expect((await ask(LIST)).body.templates).toEqual([kept]);
});

describe('a stored template is returned unchanged', () => {
	// Read, not imported: Vite's JSON reader refuses the lone surrogates that JSON allows.
	const HOSTILE = join(import.meta.dirname, '../data/hostile-prompts.json');
	const hostile: readonly string[] = JSON.parse(readFileSync(HOSTILE, 'utf8')).prompts;
	const bodies = hostile.filter((text) => text.trim() !== '' && text.length <= 20_000);

	test(`of each of ${bodies.length} hostile texts, as title, body and tag`, async () => {
		const { ask } = await someone();
		for (const body of bodies) {
			const title = body.trim().slice(0, 120).trim();
			const tag = title.replaceAll(',', '').slice(0, 40).trim();
			const created = await ask(CREATE, { body: { title, body, tags: [tag] } });
			expect(created.status).toBe(200);
			const [listed] = (await ask(LIST)).body.templates;
			expect(listed).toEqual(created.body);
			expect(listed).toMatchObject({ title, body, ...(tag !== '' && { tags: [tag] }) });
			if (tag !== '') expect((await ask(LIST, { query: { tag: tag.toWellFormed() } })).status).toBe(200);
			await ask(DELETE, { params: { id: listed.id } });
		}
	});

	test('for any text', async () => {
		const { ask } = await someone();
		const text = fc.string({
			unit: fc.oneof(fc.constantFrom('\0', '\ud83d', '\udc00', '\u202e', "'", '%'), fc.string()),
		});
		await fc.assert(
			fc.asyncProperty(text, async (any) => {
				const body = `x${any}`.slice(0, 20_000);
				const { id } = (await ask(CREATE, { body: { title: 'any', body } })).body;
				expect((await ask(LIST)).body.templates[0].body).toBe(body);
				await ask(DELETE, { params: { id } });
			}),
			{ numRuns: 100 },
		);
	});
});
