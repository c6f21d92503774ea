import { describe, expect, test } from 'vitest';
import { MOST_SEARCHED } from '#db/history';
import { recordUncounted } from '#db/optimisations';
import { optimise } from '#engine/optimise';
import { modifiersFrom } from '#server/optimise/modifiers';
import type { Runtime } from '#server/runtime';
import { callerOf } from '#support/api-caller';
import { apiTokenOf, signedIn } from '#support/signed-in';
import { testRuntime } from '#support/test-runtime';

const LIST = 'GET /api/account/history';
const OPEN = 'GET /api/account/history/{id}';
const DELETE = 'DELETE /api/account/history/{id}';
const DELETE_ALL = 'DELETE /api/account/history';
const REVISE = 'POST /api/optimise/revise';

const EMAIL = 'Write an email to the design team about the 3 pm meeting on Friday, under 120 words, no jokes.';

/** A runtime with the real engine, and a person who has optimised `texts` in this order. */
async function historyOf(texts: readonly string[], plan = 'pro') {
	const runtime = await testRuntime({ optimise });
	const { id, authorization } = await signedIn(runtime.db, plan);
	const ask = callerOf(runtime, { authorization });
	for (const rawPrompt of texts) {
		const { status } = await ask('POST /api/optimise', { body: { rawPrompt, useDefaults: true } });
		expect(status).toBe(200);
	}
	return { runtime, id, ask };
}

/** Writes entries directly to the database, one a second, each with a text from `textOf`. */
async function fill({ db }: Runtime, accountId: string, count: number, textOf: (i: number) => string): Promise<void> {
	// The limit for uncounted results begins at a date. It is set later than these entries.
	const limitedFrom = new Date(Date.UTC(2100, 0));
	const entry = (i: number) => ({
		id: `entry-${String(i).padStart(5, '0')}`,
		accountId,
		createdAt: new Date(Date.UTC(2026, 0) - i * 1000),
		raw: textOf(i),
		result: '',
		modifiers: '{}',
		taskType: 'other',
		usedDefaults: false,
	});
	await db.write(Array.from({ length: count }, (_, i) => recordUncounted(entry(i), limitedFrom)));
}

test('lists each delivered result with both texts unchanged', async () => {
	const { ask } = await historyOf([EMAIL]);
	const { status, body } = await ask(LIST);
	expect(status).toBe(200);
	expect(body).toMatchObject({ next: null, items: [{ raw: EMAIL, created_at: '2026-11-18T12:00:00.000Z' }] });
	expect(body.items[0].result).toMatch(/under 120 words/i);
	expect(body.items[0].modifiers).toMatchObject({ tone: 'friendly', depth: 'brief' });
});

test('can be read on the free plan and on Pro, by session and by API token', async () => {
	const { runtime, id, ask } = await historyOf([EMAIL], 'free');
	const byToken = callerOf(runtime, await apiTokenOf(runtime.db, id).then(({ authorization }) => ({ authorization })));
	expect((await ask(LIST)).body.items).toHaveLength(1);
	expect((await byToken(LIST)).body.items).toHaveLength(1);
});

test('a visitor is asked to sign in', async () => {
	const ask = callerOf(await testRuntime());
	for (const route of [LIST, OPEN, DELETE, DELETE_ALL]) {
		expect(await ask(route, { params: { id: 'x' } })).toMatchObject({ status: 401, body: { error: 'auth_required' } });
	}
});

describe('pages', () => {
	test('bring every entry once, newest first, even when one is deleted between two pages', async () => {
		const { runtime, id, ask } = await historyOf([]);
		await fill(runtime, id, 45, (i) => `text ${i}`);
		const first = (await ask(LIST)).body;
		await ask(DELETE, { params: { id: first.items.at(-1).id } });
		const second = (await ask(LIST, { query: { before: first.next } })).body;
		const third = (await ask(LIST, { query: { before: second.next } })).body;
		const all = [first, second, third].flatMap(({ items }) => items.map(({ raw }: { raw: string }) => raw));
		expect(all).toEqual(Array.from({ length: 45 }, (_, i) => `text ${i}`));
		expect(third.next).toBeNull();
	});

	test('lose no entries of the same millisecond', async () => {
		const { ask } = await historyOf(Array.from({ length: 23 }, (_, i) => `Write a poem about rain number ${i}.`));
		const first = (await ask(LIST)).body;
		const second = (await ask(LIST, { query: { before: first.next } })).body;
		const ids = [...first.items, ...second.items].map(({ id }) => id);
		expect(new Set(ids).size).toBe(23);
		expect(ids).toEqual([...ids].sort().reverse());
	});

	test.each(['x', '1', '1.', '-1.a', "1.a' OR 1", `1.${'a'.repeat(65)}`, ''])(
		'no page begins at %j',
		async (before) => {
			const { ask } = await historyOf([]);
			expect(await ask(LIST, { query: { before } })).toMatchObject({ status: 400, body: { error: 'invalid_input' } });
		},
	);
});

describe('search', () => {
	test.each([
		['what was typed', 'DESIGN team', EMAIL],
		['what was delivered', 're-optimize', EMAIL],
		['Cyrillic in another case', 'КОМАНДЕ', 'Напиши письмо команде о встрече в пятницу в 15:00, без шуток.'],
		['Japanese', '会議', 'チームに金曜日の会議についてメールを書いて。120字以内で。'],
		['Arabic', 'الفريق', 'اكتب رسالة إلى الفريق عن اجتماع الجمعة الساعة 3 مساءً'],
		['an accent left out', 'reunion', 'Écris un e-mail à l’équipe sur la réunion de vendredi à 15 h, sans blagues.'],
	])('finds %s', async (_, q, text) => {
		const { ask } = await historyOf(['Write a poem about rain over the harbour.', text]);
		const { items } = (await ask(LIST, { query: { q } })).body;
		expect(items.map(({ raw }: { raw: string }) => raw)).toContain(text);
	});

	test.each(['%', '_', 'a%b', "' OR '1'='1", '\\', '*', '"', 'x\0y'])('takes %j literally', async (q) => {
		const { runtime, id, ask } = await historyOf([]);
		await fill(runtime, id, 2, (i) => (i === 0 ? `before ${q} after` : 'axb'));
		const { items } = (await ask(LIST, { query: { q } })).body;
		expect(items.map(({ raw }: { raw: string }) => raw)).toEqual([`before ${q} after`]);
	});

	test('finds an old entry, searching the history in parts', async () => {
		const { runtime, id, ask } = await historyOf([]);
		const last = MOST_SEARCHED + 3;
		await fill(runtime, id, last + 1, (i) => (i === last ? 'the needle' : 'hay'));
		const first = (await ask(LIST, { query: { q: 'needle' } })).body;
		expect(first.items).toEqual([]);
		const second = (await ask(LIST, { query: { q: 'needle', before: first.next } })).body;
		expect(second).toMatchObject({ items: [{ raw: 'the needle' }], next: null });
	});

	test('refuses a search that is too long', async () => {
		const { ask } = await historyOf([]);
		expect((await ask(LIST, { query: { q: 'x'.repeat(201) } })).status).toBe(400);
	});
});

describe('an opened entry', () => {
	const options = { tone: 'academic', format: 'table', archetype: 'Editor + Lawyer', outputChecks: ['facts'] };

	test('is rendered again to the same text with its receipt, and nothing is counted', async () => {
		const runtime = await testRuntime({ optimise });
		const { authorization } = await signedIn(runtime.db, 'pro');
		const ask = callerOf(runtime, { authorization });
		for (const body of [
			{ rawPrompt: EMAIL, modifiers: options },
			{ rawPrompt: 'Write a speech.', useDefaults: true },
		]) {
			const delivered = (await ask('POST /api/optimise', { body })).body;
			const opened = (await ask(OPEN, { params: { id: delivered.requestId } })).body;
			expect(opened).toMatchObject({ raw: body.rawPrompt, result: delivered.optimised_prompt });
			const { raw: rawPrompt, modifiers, receipt, useDefaults } = opened;
			const again = await ask(REVISE, { body: { rawPrompt, modifiers, receipt, useDefaults } });
			expect(again.body.optimised_prompt).toBe(delivered.optimised_prompt);
		}
		const [used] = await runtime.db.read({ sql: 'SELECT used FROM usage', args: [] });
		expect(used?.['used']).toBe(2);
	});

	test('made with Pro options can be read after Pro, but not rendered again', async () => {
		const runtime = await testRuntime({ optimise });
		const { id: accountId, authorization } = await signedIn(runtime.db, 'pro');
		const ask = callerOf(runtime, { authorization });
		const { requestId } = (await ask('POST /api/optimise', { body: { rawPrompt: EMAIL, modifiers: options } })).body;
		await runtime.db.write([{ sql: "UPDATE accounts SET plan = 'free' WHERE id = ?", args: [accountId] }]);
		const opened = (await ask(OPEN, { params: { id: requestId } })).body;
		expect(modifiersFrom(opened.modifiers)).toMatchObject({ archetype: ['Editor', 'Lawyer'] });
		const { raw: rawPrompt, modifiers, receipt } = opened;
		expect((await ask(REVISE, { body: { rawPrompt, modifiers, receipt } })).body.error).toBe('receipt_invalid');
	});
});

describe('deleting', () => {
	test('one entry removes only that one, once', async () => {
		const { ask } = await historyOf([EMAIL, 'Write a poem about rain over the harbour.']);
		const [newest, oldest] = (await ask(LIST)).body.items;
		expect(await ask(DELETE, { params: { id: newest.id } })).toEqual({ status: 200, body: { ok: true } });
		expect((await ask(DELETE, { params: { id: newest.id } })).status).toBe(404);
		expect((await ask(LIST)).body.items.map(({ id }: { id: string }) => id)).toEqual([oldest.id]);
	});

	test('all entries removes all of this account and none of another', async () => {
		const { runtime, ask } = await historyOf([EMAIL, 'Write a poem about rain over the harbour.']);
		const { id: otherId, authorization } = await signedIn(runtime.db);
		await fill(runtime, otherId, 1, () => 'kept');
		expect((await ask(DELETE_ALL)).body).toEqual({ ok: true });
		expect((await ask(LIST)).body.items).toEqual([]);
		expect((await callerOf(runtime, { authorization })(LIST)).body.items).toHaveLength(1);
	});
});

test('the entry of another account is answered like one that does not exist', async () => {
	const { runtime, ask } = await historyOf([EMAIL]);
	const { id } = (await ask(LIST)).body.items[0];
	const stranger = callerOf(runtime, { authorization: (await signedIn(runtime.db, 'pro')).authorization });
	for (const route of [OPEN, DELETE]) {
		const [own, none] = await Promise.all([
			stranger(route, { params: { id } }),
			stranger(route, { params: { id: 'x' } }),
		]);
		const { requestId: _, ...told } = own.body;
		const { requestId: __, ...toldOfNone } = none.body;
		expect([own.status, told]).toEqual([none.status, toldOfNone]);
		expect(own.status).toBe(404);
	}
	expect((await ask(OPEN, { params: { id } })).status).toBe(200);
});
