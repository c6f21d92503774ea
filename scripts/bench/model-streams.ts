import '#server/yaml-modules';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import autocannon from 'autocannon';
import { DAY_TRIP } from '#support/day-trip';
import { atMost, type Figure, tableOf } from './figure.ts';
import { startSilentModel } from './silent-model.ts';
import { startStreamedProduct } from './streamed-product.ts';

/**
 * Prints the figures of `docs/models.md`: the cost of open streams for a server, and how soon a call ends after its client
 * has left.
 */
const COMMAND = 'node scripts/bench/model-streams.ts';
const STREAMS = 300;
/** Most calls at a time; the other streams wait in the queue. */
const AT_ONCE = 100;
const GONE = 100;
const SECONDS = 6;

const model = await startSilentModel(AT_ONCE);
const product = await startStreamedProduct(model, STREAMS + GONE);

const residentBytes = (): number =>
	Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${product.pid}/status`, 'utf8'))?.[1]) * 1024;

interface Open {
	readonly leaving: AbortController;
	/** Milliseconds from sending to the first event. */
	readonly draftMs: number;
}

/** One stream, read as far as its draft and held open. */
async function openStream(n: number): Promise<Open> {
	const leaving = new AbortController();
	const began = performance.now();
	const body = await product.open(n, DAY_TRIP, leaving.signal);
	const reader = body.getReader();
	await reader.read();
	const draftMs = performance.now() - began;
	void (async () => {
		while (!(await reader.read()).done);
	})().catch(() => {});
	return { leaving, draftMs };
}

async function until(isSo: () => boolean): Promise<void> {
	while (!isSo()) await delay(20);
}

function figure(name: string, value: number, unit: string, target: Figure['target']): Figure {
	return { part: 'Model', name, value, unit, target, command: COMMAND };
}

async function measureGone(): Promise<Figure[]> {
	const streams = await Promise.all(Array.from({ length: GONE }, (_, n) => openStream(STREAMS + n)));
	await until(() => model.open() === GONE);
	const before = model.brokenOff.length;
	const left = performance.now();
	for (const { leaving } of streams) leaving.abort();
	await until(() => model.open() === 0);
	const lasted = model.brokenOff.slice(before).map((at) => at - left);
	const soon = lasted.filter((ms) => ms <= 1000).length;
	return [
		figure(`of ${GONE} calls whose reader left, ended within a second`, soon, '', { relation: '>=', value: GONE }),
		figure('the slowest of them', Math.max(...lasted), 'ms', atMost(1000)),
	];
}

async function measureOpen(): Promise<Figure[]> {
	// The first requests load code for all later ones.
	const warm = await autocannon({ url: product.url, connections: 10, duration: 2 });
	const rest = residentBytes();
	const streams: Open[] = [];
	for (let n = 0; n < STREAMS; n += 1) streams.push(await openStream(n));
	await until(() => model.open() === AT_ONCE);
	const held = (residentBytes() - rest) / STREAMS / 1000;
	const pages = await autocannon({ url: product.url, connections: 10, duration: SECONDS });
	for (const { leaving } of streams) leaving.abort();
	await until(() => model.open() === 0);
	const drafts = streams.map(({ draftMs }) => draftMs).toSorted((a, b) => a - b);
	return [
		figure(`memory of one of ${STREAMS} open streams`, held, 'kB', atMost(200)),
		figure('GET /, p99, without a stream', warm.latency.p99, 'ms', null),
		figure(`GET /, p99, beside ${STREAMS} streams`, pages.latency.p99, 'ms', atMost(100)),
		figure('draft, the middle one', drafts[STREAMS / 2] ?? 0, 'ms', atMost(300)),
		figure('draft, the slowest', drafts.at(-1) ?? 0, 'ms', null),
	];
}

try {
	// One stream before measuring, so that the loading of code is not measured.
	const [first] = await Promise.all([openStream(STREAMS)]);
	first.leaving.abort();
	await until(() => model.open() === 0);
	const figures = [...(await measureOpen()), ...(await measureGone())];
	console.log(tableOf(figures));
} finally {
	await product.stop();
}
