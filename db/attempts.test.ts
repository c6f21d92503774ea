import { describe, expect, test } from 'vitest';
import { databaseInMemory } from '#support/temporary-database';
import { takePermit, takeSlowing } from './attempts.ts';
import type { Statement } from './client.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const at = (ms: number) => new Date(Date.UTC(2026, 10, 18, 12) + ms);

async function counter() {
	const db = await databaseInMemory();
	const isTaken = async (statement: Statement) => (await db.write([statement]))[0]?.length === 1;
	return {
		take: (rule: object, ms: number) =>
			isTaken(takePermit({ subject: 'a', most: 3, windowMs: 10 * MINUTE, ...rule }, at(ms))),
		slow: async (ms: number) => {
			const rule = { subject: 'b', free: 1, firstWaitMs: MINUTE, longestMs: MINUTE, quietMs: 60 * MINUTE };
			const [, taken] = await db.write([
				{ sql: 'INSERT INTO health (id, checked_at) VALUES (1, 0) ON CONFLICT (id) DO UPDATE SET id = 1', args: [] },
				takeSlowing(rule, at(ms)),
			]);
			return taken?.length === 1;
		},
	};
}

describe('a limit without a pause', () => {
	test('counts attempts by a server with a late clock without making it wait', async () => {
		const { take } = await counter();
		expect(await take({}, 0)).toBe(true);
		expect(await take({}, -2 * SECOND)).toBe(true);
		expect(await take({}, -30 * SECOND)).toBe(true);
		expect(await take({}, -30 * SECOND)).toBe(false);
		expect(await take({}, 0)).toBe(false);
	});

	test('starts again after its window, and when the clock was set back by more than that', async () => {
		const { take } = await counter();
		for (let i = 0; i < 3; i += 1) await take({}, 0);
		expect(await take({}, 10 * MINUTE - 1)).toBe(false);
		expect(await take({}, -10 * MINUTE)).toBe(true);
		for (let i = 0; i < 2; i += 1) await take({}, -10 * MINUTE);
		expect(await take({}, -10 * MINUTE)).toBe(false);
		expect(await take({}, 0)).toBe(true);
	});
});

describe('a limit with a pause', () => {
	test('holds for clocks that differ a little, and ends when one was set back by more', async () => {
		const { take } = await counter();
		const pauseMs = MINUTE;
		expect(await take({ pauseMs }, 0)).toBe(true);
		for (const ms of [MINUTE - 1, 0, -2 * SECOND]) expect(await take({ pauseMs }, ms)).toBe(false);
		expect(await take({ pauseMs }, -30 * SECOND)).toBe(true);
		expect(await take({ pauseMs }, -30 * SECOND + MINUTE - 1)).toBe(false);
		expect(await take({ pauseMs }, -30 * SECOND + MINUTE)).toBe(true);
	});
});

test('a growing wait holds for clocks that differ a little, and ends when one was set back by more', async () => {
	const { slow } = await counter();
	for (const ms of [0, 0]) expect(await slow(ms)).toBe(true);
	for (const ms of [MINUTE - 1, 0, -2 * SECOND]) expect(await slow(ms)).toBe(false);
	expect(await slow(-30 * SECOND)).toBe(true);
});
