import { describe, expect, test } from 'vitest';
import { openDatabase } from '#db/client';
import { migrate } from '#db/migrate';
import { countFound } from '#db/retention';
import { rulesAt } from '#server/retention/forget-past';
import type { Runtime } from '#server/runtime';
import { endpointAt } from '#support/api-routes';
import { type CallOptions, contextFor, cookieFrom } from '#support/call-endpoint';
import { libsqlServer, patientWith } from '#support/libsql-server';
import { signedIn } from '#support/signed-in';
import { TEST_CATALOGUE } from '#support/test-catalogue';
import { testRuntime } from '#support/test-runtime';

const POST = endpointAt('POST /api/optimise');
const KEY = '8b6b4c1e-37d6-4b3f-9df4-6f1f6d1f0a11';
const RAW = { rawPrompt: 'Write a poem about rain.' };

interface Sending extends Pick<CallOptions, 'body' | 'clientAddress'> {
	readonly key?: string;
	readonly authorization?: string;
	readonly cookie?: string;
}

function send(runtime: Runtime, { key = KEY, authorization, cookie, ...options }: Sending = {}): Promise<Response> {
	const headers = {
		'idempotency-key': key,
		...(authorization !== undefined && { authorization }),
		...(cookie !== undefined && { cookie }),
	};
	return POST(contextFor(runtime, { body: RAW, ...options, headers }));
}

async function total(runtime: Runtime, subject: string): Promise<number> {
	const sql = 'SELECT coalesce(sum(used), 0) AS n FROM usage WHERE subject LIKE ?';
	const [row] = await runtime.db.read({ sql, args: [subject] });
	return Number(row?.['n']);
}

async function kept(runtime: Runtime, table: 'optimisations' | 'optimise_keys'): Promise<number> {
	const [row] = await runtime.db.read({ sql: `SELECT count(*) AS n FROM ${table}`, args: [] });
	return Number(row?.['n']);
}

const tally = (answers: readonly Response[], status: number) => answers.filter((one) => one.status === status).length;

describe('a request with an idempotency key, sent again', () => {
	test('is answered with the same bytes and counted once, for an account', async () => {
		const runtime = await testRuntime();
		const { id, authorization } = await signedIn(runtime.db);
		const first = await send(runtime, { authorization });
		const text = await first.text();
		await send(runtime, { authorization, key: 'another-key-altogether' });
		for (let i = 0; i < 5; i += 1) {
			const again = await send(runtime, { authorization });
			expect(again.status).toBe(200);
			expect(await again.text()).toBe(text);
		}
		expect(await total(runtime, `account:${id}`)).toBe(2);
		expect(await kept(runtime, 'optimisations')).toBe(2);
	});

	test('is answered though the limit has been used up since', async () => {
		const runtime = await testRuntime();
		const { authorization } = await signedIn(runtime.db);
		const keys = ['first', 'second', 'third'].map((name) => `the-${name}-of-three-keys`);
		for (const key of keys) expect((await send(runtime, { authorization, key })).status).toBe(200);
		expect((await send(runtime, { authorization, key: 'a-fourth-that-is-refused' })).status).toBe(429);
		const again = await send(runtime, { authorization, key: keys[2] ?? '' });
		expect([again.status, (await again.json()).usage.remaining]).toEqual([200, 0]);
	});

	test('is answered for a visitor whose first answer was lost with its cookie', async () => {
		const runtime = await testRuntime();
		const first = await send(runtime);
		const again = await send(runtime);
		expect(again.status).toBe(200);
		expect(await again.text()).toBe(await first.text());
		expect(cookieFrom(again)).toBe(cookieFrom(first));
		expect((await send(runtime, { cookie: cookieFrom(first) })).status).toBe(200);
		expect((await send(runtime, { cookie: cookieFrom(first), key: 'another-key-altogether' })).status).toBe(401);
		expect([await total(runtime, 'visitor:%'), await total(runtime, 'network:%')]).toEqual([1, 1]);
	});

	test.each([
		['an account', true, 'account:%'],
		['a visitor', false, 'visitor:%'],
	])('a hundred times at once by %s is one use and one answer', async (_, isAccount, subject) => {
		const runtime = await testRuntime();
		const { authorization } = await signedIn(runtime.db);
		const sending = isAccount ? { authorization } : {};
		const answers = await Promise.all(Array.from({ length: 100 }, () => send(runtime, sending)));
		expect(tally(answers, 200)).toBe(100);
		expect(new Set(await Promise.all(answers.map((one) => one.text()))).size).toBe(1);
		if (!isAccount) expect(new Set(answers.map(cookieFrom)).size).toBe(1);
		expect(await total(runtime, subject)).toBe(1);
		expect(await kept(runtime, 'optimisations')).toBe(isAccount ? 1 : 0);
	});

	test('a hundred times at once is answered on the last use that is left', async () => {
		const runtime = await testRuntime();
		const { id, authorization } = await signedIn(runtime.db);
		for (const key of ['the-first-of-two-keys', 'the-second-of-two-keys']) await send(runtime, { authorization, key });
		const answers = await Promise.all(Array.from({ length: 100 }, () => send(runtime, { authorization })));
		expect(tally(answers, 200)).toBe(100);
		expect(await total(runtime, `account:${id}`)).toBe(3);
	});

	test('is counted once when the database wrote it and its answer was lost', async () => {
		const server = await libsqlServer();
		const patient = await openDatabase(patientWith(server));
		await migrate(patient);
		const { id, authorization } = await signedIn(patient);
		let calls = 0;
		const address = {
			url: server.url,
			get answersWithinMs() {
				return calls === 3 ? 300 : 60_000;
			},
		};
		const runtime = await testRuntime({ db: await openDatabase(address) });
		// The write is the fourth call, after the reads of caller, earlier delivery and allowance.
		server.manner = () => (++calls === 4 ? 'deaf' : 'well');
		const lost = await send(runtime, { authorization });
		expect([lost.status, (await lost.json()).error]).toEqual([503, 'unavailable']);
		server.manner = 'well';
		expect(await total({ ...runtime, db: patient }, `account:${id}`)).toBe(1);
		const again = await send({ ...runtime, db: patient }, { authorization });
		expect([again.status, (await again.json()).usage.usedThisWeek]).toEqual([200, 1]);
		expect(await total({ ...runtime, db: patient }, `account:${id}`)).toBe(1);
	});

	test('is stored once when the prompt was already good', async () => {
		const runtime = await testRuntime();
		const { id, authorization } = await signedIn(runtime.db);
		const sending = { authorization, body: { rawPrompt: 'already good' } };
		const answers = await Promise.all(Array.from({ length: 10 }, () => send(runtime, sending)));
		expect(new Set(await Promise.all(answers.map((one) => one.text()))).size).toBe(1);
		expect([await kept(runtime, 'optimisations'), await total(runtime, `account:${id}`)]).toEqual([1, 0]);
	});

	test('after a question is a new request with its own answer', async () => {
		const runtime = await testRuntime();
		const { authorization } = await signedIn(runtime.db);
		const asked = await send(runtime, { authorization, body: { rawPrompt: 'unclear' } });
		expect((await asked.json()).needsClarification).toBe(true);
		expect(await kept(runtime, 'optimise_keys')).toBe(0);
		expect((await send(runtime, { authorization })).status).toBe(200);
	});
});

describe('an idempotency key', () => {
	test('belongs to one request: with another it is refused, and nothing is counted', async () => {
		const runtime = await testRuntime();
		const { id, authorization } = await signedIn(runtime.db);
		await send(runtime, { authorization });
		const other = await send(runtime, { authorization, body: { ...RAW, modifiers: { tone: 'academic' } } });
		expect([other.status, (await other.json()).error]).toEqual([422, 'idempotency_key_reused']);
		expect(await total(runtime, `account:${id}`)).toBe(1);
	});

	test('belongs to one account, or to one network of visitors', async () => {
		const runtime = await testRuntime();
		const [ann, bob] = [await signedIn(runtime.db), await signedIn(runtime.db)];
		const ids: string[] = [];
		for (const sending of [{ authorization: ann.authorization }, { authorization: bob.authorization }, {}]) {
			const answer = await send(runtime, sending);
			ids.push((await answer.json()).requestId);
		}
		ids.push((await (await send(runtime, { clientAddress: '198.51.100.7' })).json()).requestId);
		expect(new Set(ids).size).toBe(4);
	});

	test.each(['short', 'x'.repeat(129), 'with a space in the middle', 'café-café-café-café'])(
		'%j is refused',
		async (key) => {
			const runtime = await testRuntime();
			const answer = await send(runtime, { key });
			expect(answer.status).toBe(400);
			expect(await answer.json()).toMatchObject({
				error: 'invalid_input',
				fields: { 'Idempotency-Key': expect.any(String) },
			});
		},
	);

	test('may be in quotation marks, as in the draft standard', async () => {
		const runtime = await testRuntime();
		const { id, authorization } = await signedIn(runtime.db);
		for (const key of [KEY, `"${KEY}"`]) expect((await send(runtime, { authorization, key })).status).toBe(200);
		expect(await total(runtime, `account:${id}`)).toBe(1);
	});

	test('is stored as a hash for a day', async () => {
		const runtime = await testRuntime();
		await send(runtime);
		const rows = await runtime.db.read({ sql: 'SELECT * FROM optimise_keys', args: [] });
		expect(JSON.stringify(rows)).not.toContain(KEY);
		const foundAfter = async (hours: number) => {
			const later = new Date(runtime.now().getTime() + hours * 3_600_000);
			const rule = rulesAt(later, TEST_CATALOGUE.quota).find(({ name }) => name === 'keys of requests');
			return rule && (await countFound(runtime.db, rule));
		};
		expect([await foundAfter(23), await foundAfter(25)]).toEqual([0, 1]);
	});
});
