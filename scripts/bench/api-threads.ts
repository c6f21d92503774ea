import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import { optimiseRequests } from './api-requests.ts';
import { atMost, type Figure } from './figure.ts';
import { startProduct } from './start-product.ts';

const THREADS = [1, 2, 4];
const SECONDS = 8;
const CONNECTIONS = 32;
const PAGE_CONNECTIONS = 4;
/** Requests of the warm-up a thread: the first ones cost several times as much, since the thread still compiles. */
const WARMS_A_THREAD = 2000;
const TICKS_A_SECOND = 100;
const COMMAND = 'node scripts/bench/run.ts threads';

/**
 * Measures throughput by number of engine threads, the processor time of a request over all threads, and the time of the home
 * page meanwhile. The load generator shares the processor.
 */
export async function measureThreads(): Promise<Figure[]> {
	const figures: Figure[] = [];
	for (const threads of THREADS) figures.push(...(await measureWith(threads)));
	return figures;
}

async function measureWith(threads: number): Promise<Figure[]> {
	const product = await startProduct({ BENCH_THREADS: String(threads) }, 'scripts/bench/api-product.ts');
	try {
		await post(product.url, { amount: WARMS_A_THREAD * threads });
		const before = processorMs(product.pid);
		const alone = await post(product.url, { duration: SECONDS });
		const spent = processorMs(product.pid) - before;
		const [, pages] = await Promise.all([
			post(product.url, { duration: SECONDS }),
			autocannon({ url: product.url, connections: PAGE_CONNECTIONS, duration: SECONDS }),
		]);
		if (pages.errors + pages.non2xx > 0) throw new Error(`${pages.errors} errors, ${pages.non2xx} refusals of GET /`);
		const figure = (name: string, value: number, unit: string, target: Figure['target']): Figure => {
			return { part: 'API', name: `engine threads: ${threads}, ${name}`, value, unit, target, command: COMMAND };
		};
		return [
			figure('POST /api/optimise', alone.requests.average, 'requests/s', null),
			figure('processor a request', spent / alone.requests.total, 'ms', atMost(1)),
			figure('GET / under full load, p99', pages.latency.p99, 'ms', atMost(50)),
		];
	} finally {
		await product.stop();
	}
}

async function post(url: string, howLong: { readonly duration: number } | { readonly amount: number }) {
	const result = await autocannon({ url, connections: CONNECTIONS, ...howLong, requests: optimiseRequests() });
	if (result.errors + result.non2xx > 0) throw new Error(`${url}: ${result.errors} errors, ${result.non2xx} refusals`);
	return result;
}

/** Processor time, in ms, of all threads of a process since its start; on Linux only. */
function processorMs(pid: number): number {
	const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
		.replace(/\(.*\)/, '()')
		.split(' ');
	const [user, system] = fields.slice(13, 15);
	return ((Number(user) + Number(system)) * 1000) / TICKS_A_SECOND;
}
