import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '#db/client';
import { migrate } from '#db/migrate';
import { LEASE_MS } from '#db/model-queue';
import { BusyError, openQueue, startWaiting } from '#server/models/fair-queue';
import { MODEL_CATALOGUE } from '#server/models/model-catalogue';
import { simulateQueue } from '#support/queue-simulation';
import { databaseInMemory, temporaryDatabase } from '#support/temporary-database';
import { temporaryFolder } from '#support/temporary-folder';

const AT = Date.UTC(2026, 10, 23, 12);
const RULE = { mostAtOnce: 1, mostWaiting: { free: 4, pro: 8 }, proAheadMs: 20_000 };
const SERVICE_MS = 5000;

async function queueAt(rule = RULE) {
	const db = await temporaryDatabase();
	let at = AT;
	const now = () => new Date(at);
	const queue = openQueue({ db, process: 'one', now }, rule);
	const other = openQueue({ db, process: 'two', now }, rule);
	const enter = (id: string, isPro = false, person = id) => queue.enter({ id, person, isPro });
	const pass = (ms: number) => {
		at += ms;
	};
	const begun = async (which = queue) =>
		[...(await which.tick())].filter(([, news]) => news.is === 'begun').map(([id]) => id);
	return { db, queue, other, enter, pass, begun };
}

describe('the queue', () => {
	it('calls Pro first, and each plan in the order of arrival', async () => {
		const { queue, enter, pass, begun } = await queueAt();
		for (const [id, isPro] of [
			['f1', false],
			['f2', false],
			['P1', true],
			['P2', true],
		] as const) {
			await enter(id, isPro);
			pass(1);
		}
		const order: string[] = [];
		for (let turn = 0; turn < 4; turn += 1) {
			const [id = ''] = await begun();
			order.push(id);
			await queue.leave(id);
		}
		expect(order).toEqual(['P1', 'P2', 'f1', 'f2']);
	});

	it('calls Free before Pro requests that came much later', async () => {
		const { enter, pass, begun } = await queueAt({ ...RULE, proAheadMs: 5000 });
		await enter('f1');
		pass(5001);
		await enter('P1', true);
		expect(await begun()).toEqual(['f1']);
	});

	it('gives the place, has one place a person, and a limit of waiting requests for each plan', async () => {
		const { queue, enter } = await queueAt({ ...RULE, mostAtOnce: 0, mostWaiting: { free: 2, pro: 1 } });
		expect([await enter('f1'), await enter('f1-again', false, 'f1'), await enter('f2'), await enter('f3')]).toEqual([
			true,
			false,
			true,
			false,
		]);
		expect([await enter('P1', true), await enter('P2', true)]).toEqual([true, false]);
		const places = [...(await queue.tick())].map(([id, news]) => [id, news.is === 'waiting' ? news.place : 0]);
		expect(Object.fromEntries(places)).toEqual({ P1: 1, f1: 2, f2: 3 });
	});

	it('keeps to the limit of simultaneous calls over two processes, and runs no request twice', async () => {
		const { enter, other, begun } = await queueAt({ ...RULE, mostAtOnce: 2 });
		for (const id of ['a', 'b']) await enter(id);
		for (const id of ['c', 'd']) await other.enter({ id, person: id, isPro: false });
		const [one, two] = await Promise.all([begun(), begun(other)]);
		expect([...one, ...two].toSorted()).toEqual(['a', 'b']);
		expect([...(await begun()), ...(await begun(other))]).toEqual([]);
	});

	it('frees the place of a dead process when its lease expires', async () => {
		const { enter, other, pass, begun } = await queueAt();
		await enter('dead');
		expect(await begun()).toEqual(['dead']);
		await other.enter({ id: 'next', person: 'next', isPro: false });
		pass(LEASE_MS - 1);
		expect(await begun(other)).toEqual([]);
		pass(1);
		expect(await begun(other)).toEqual(['next']);
	});
});

describe('waiting', () => {
	it('reports each place once, ends at the turn, and refuses a second place', async () => {
		const { queue, enter } = await queueAt();
		await enter('first');
		await queue.tick();
		const waiting = startWaiting(queue, () => new Promise((resolve) => setImmediate(resolve)));
		const arrival = { id: 'me', person: 'me', isPro: false };
		const places: number[] = [];
		for await (const place of waiting.wait(arrival, new AbortController().signal)) {
			places.push(place);
			await queue.leave('first');
		}
		expect(places).toEqual([1]);
		const second = waiting.wait({ ...arrival, id: 'me-again' }, new AbortController().signal);
		await expect(second.next()).rejects.toBeInstanceOf(BusyError);
		await waiting.leave('me');
	});

	it('ends at once when the client disconnects', async () => {
		const { queue, enter } = await queueAt();
		await enter('first');
		await queue.tick();
		const waiting = startWaiting(queue, () => new Promise((resolve) => setImmediate(resolve)));
		const leaving = new AbortController();
		const wait = waiting.wait({ id: 'me', person: 'me', isPro: false }, leaving.signal);
		expect((await wait.next()).value).toBe(1);
		const next = wait.next();
		leaving.abort();
		expect((await next).done).toBe(true);
		await waiting.leave('me');
		expect([...(await queue.tick()).keys()]).toEqual([]);
	});
});

describe('at a hundred times the load that it can serve', () => {
	const { waitingPerCall, proAheadMs } = MODEL_CATALOGUE.queue;
	const calls = 4;
	const rule = {
		mostAtOnce: calls,
		mostWaiting: { free: waitingPerCall.free * calls, pro: waitingPerCall.pro * calls },
		proAheadMs,
	};
	const load = { processes: 3, serviceMs: SERVICE_MS, lastsMs: 120_000 };

	it('no Free request with a place waits longer than ten calls take, and none runs twice', async () => {
		const arrivals = { free: 50 * calls, pro: 50 * calls };
		const { free, pro, mostAtOnce, doubled } = await simulateQueue(await databaseInMemory(), rule, {
			...load,
			arrivals,
		});
		expect(mostAtOnce).toBe(calls);
		expect(doubled).toBe(0);
		expect(free.longestMs).toBeLessThanOrEqual(10 * SERVICE_MS);
		expect(free.begun).toBeGreaterThan(0);
		expect(pro.meanMs).toBeLessThan(free.meanMs);
		expect(free.toldBusy).toBeGreaterThan(0);
	});

	it('a process that dies holds its places no longer than its lease, and the others continue', async () => {
		const arrivals = { free: 5 * calls, pro: 5 * calls };
		const { doubled, free, pro } = await simulateQueue(await databaseInMemory(), rule, {
			...load,
			arrivals,
			diesAtMs: 30_000,
		});
		expect(doubled).toBe(0);
		// The dead process held at most a third of the places.
		expect(free.begun + pro.begun).toBeGreaterThan(((calls * load.lastsMs) / SERVICE_MS) * 0.7);
	});
});

it('two processes on one file keep to the limit of simultaneous calls', async () => {
	const folder = await temporaryFolder();
	const url = pathToFileURL(join(folder, 'shared.db')).href;
	const [one, two] = [await openDatabase({ url }), await openDatabase({ url })];
	onTestFinished(() => {
		one.close();
		two.close();
	});
	await migrate(one);
	const now = () => new Date(AT);
	const rule = { ...RULE, mostAtOnce: 3, mostWaiting: { free: 50, pro: 50 } };
	const queues = [openQueue({ db: one, process: 'one', now }, rule), openQueue({ db: two, process: 'two', now }, rule)];
	for (let n = 0; n < 20; n += 1) await queues[n % 2]?.enter({ id: `p${n}`, person: `p${n}`, isPro: n % 3 === 0 });
	const ticks = await Promise.all(Array.from({ length: 10 }, (_, n) => queues[n % 2]?.tick()));
	const begun = ticks.flatMap((news) => [...(news ?? [])].filter(([, one]) => one.is === 'begun').map(([id]) => id));
	expect(begun).toHaveLength(3);
	expect(new Set(begun).size).toBe(3);
});
