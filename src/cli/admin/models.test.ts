import { expect, test } from 'vitest';
import { insertModelRead } from '#db/model-reads';
import { operatedServer } from '#support/run-admin';

const read = (at: Date, ms: number, outcome = 'done', reader = 'openai a-model') => ({
	at,
	reader,
	outcome,
	calls: 1,
	tokens: 1000,
	micros: 250,
	ms,
	shown: 2,
	struck: 1,
});

test('ploop-admin models sums readings by day and model, with their duration and without text', async () => {
	const { admin, json, db } = await operatedServer();
	const now = new Date();
	const past = new Date(now.getTime() - 100 * 24 * 3_600_000);
	await db.write([100, 900, 300].map((ms) => insertModelRead(read(now, ms))));
	await db.write([
		insertModelRead(read(now, 50, 'slow')),
		insertModelRead(read(now, 7, 'done', 'compatible b')),
		insertModelRead(read(past, 1)),
	]);
	const day = now.toISOString().slice(0, 10);
	expect(await json('models')).toMatchObject({
		currency: 'USD',
		days: [
			{ day, reader: 'compatible b', requests: 1, msMiddle: 7, msMost: 7, failed: {} },
			{
				day,
				reader: 'openai a-model',
				requests: 4,
				calls: 4,
				tokens: 4000,
				micros: 1000,
				msMiddle: 100,
				msMost: 900,
				shown: 8,
				struck: 4,
				failed: { slow: 1 },
			},
		],
		today: { tokens: 0, micros: 0, tokensADay: 2_000_000 },
	});
	const { printed } = await admin('models', '--days', '1');
	expect(printed).toContain('4 requests, 4 calls, 4000 tokens, 0.0010 USD');
	expect(printed).toContain('not done: 1 slow');
});

test('ploop-admin models says when there are no readings, and refuses invalid options', async () => {
	const { admin } = await operatedServer();
	expect((await admin('models')).printed).toContain('No model read anything in the last 14 days.');
	for (const wrong of [['--days', '0'], ['--days', 'x'], ['all']])
		expect((await admin('models', ...wrong)).code).toBe(2);
});
