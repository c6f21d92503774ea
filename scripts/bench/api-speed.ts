import autocannon from 'autocannon';
import { optimiseRequests } from './api-requests.ts';
import { atLeast, type Figure, percentile } from './figure.ts';
import { startProduct } from './start-product.ts';

const ROUNDS = 4;
const SECONDS = 5;
const CONNECTIONS = 32;
const COMMAND = 'node scripts/bench/run.ts api';

interface Round {
	readonly perSecond: number;
	readonly p99: number;
}

async function load(url: string, seconds: number): Promise<Round> {
	const result = await autocannon({ url, connections: CONNECTIONS, duration: seconds, requests: optimiseRequests() });
	if (result.errors + result.non2xx > 0) throw new Error(`${url}: ${result.errors} errors, ${result.non2xx} refusals`);
	return { perSecond: result.requests.average, p99: result.latency.p99 };
}

/** Compares the optimiser's API with a bare handler that does one equal insert, in turns, so that a busy machine slows both alike. */
export async function measureApi(): Promise<Figure[]> {
	const bare = await startProduct({}, 'scripts/bench/api-bare.ts');
	const product = await startProduct({}, 'scripts/bench/api-product.ts');
	const rounds: { bare: Round; product: Round }[] = [];
	try {
		for (const server of [bare, product]) await load(server.url, 2);
		for (let at = 0; at < ROUNDS; at += 1) {
			rounds.push({ bare: await load(bare.url, SECONDS), product: await load(product.url, SECONDS) });
		}
	} finally {
		await Promise.all([bare.stop(), product.stop()]);
	}
	return figuresOf(rounds);
}

function figuresOf(rounds: readonly { bare: Round; product: Round }[]): Figure[] {
	const median = (samples: readonly number[]) => percentile(samples, 0.5);
	const figure = (name: string, value: number, unit: string, target: Figure['target'] = null): Figure => {
		return { part: 'API', name, value, unit, target, command: COMMAND };
	};
	return [
		figure('POST /api/optimise', median(rounds.map((round) => round.product.perSecond)), 'requests/s'),
		figure('POST /api/optimise, p99', median(rounds.map((round) => round.product.p99)), 'ms'),
		figure('bare handler with one insert', median(rounds.map((round) => round.bare.perSecond)), 'requests/s'),
		figure('bare handler, p99', median(rounds.map((round) => round.bare.p99)), 'ms'),
		figure(
			'API to bare handler',
			median(rounds.map((round) => round.product.perSecond / round.bare.perSecond)),
			'x',
			atLeast(0.5),
		),
	];
}
