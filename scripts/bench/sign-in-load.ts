import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import { atMost, type Figure, percentile } from './figure.ts';
import { knownAddress, PASSWORD, type Reply, startSignInServer } from './sign-in-client.ts';

const COMMAND = 'node scripts/bench/run.ts sign-in';
const AT_ONCE = 50;
const SECONDS = 8;
const PAGE_CONNECTIONS = 10;
const ACCOUNTS = 200;

/** Measures how repeated groups of fifty simultaneous sign-ins affect page times, memory and each other. */
export async function measureSignInLoad(): Promise<Figure[]> {
	const server = await startSignInServer(ACCOUNTS);
	const replies: Reply[] = [];
	let isOver = false;
	async function signInOn(): Promise<void> {
		for (let first = 0; !isOver; first += AT_ONCE) {
			const people = Array.from({ length: AT_ONCE }, (_, n) => knownAddress((first + n) % ACCOUNTS));
			replies.push(...(await Promise.all(people.map((email) => server.signIn(email, PASSWORD)))));
		}
	}
	try {
		const people = signInOn();
		const pages = await autocannon({ url: server.url, connections: PAGE_CONNECTIONS, duration: SECONDS });
		isOver = true;
		await people;
		if (pages.errors + pages.non2xx > 0) throw new Error(`${pages.errors} errors, ${pages.non2xx} refusals of GET /`);
		return figuresOf(replies, pages.latency.p99, peakMegabytes(server.pid));
	} finally {
		isOver = true;
		await server.stop();
	}
}

function figuresOf(replies: readonly Reply[], pageP99: number, peak: number | null): Figure[] {
	const odd = replies.find(({ status }) => ![200, 429, 503].includes(status));
	if (odd) throw new Error(`a sign-in was answered with ${odd.status}`);
	const done = replies.filter(({ status }) => status === 200);
	const figure = (name: string, value: number, unit: string, target: Figure['target']): Figure => {
		return { part: 'Sign-in', name: `${AT_ONCE} at once: ${name}`, value, unit, target, command: COMMAND };
	};
	const slowest = percentile(
		replies.map(({ ms }) => ms),
		1,
	);
	return [
		figure('GET /, p99', pageP99, 'ms', atMost(300)),
		figure('signed in', done.length / SECONDS, 'a second', null),
		figure('slowest answer', slowest, 'ms', atMost(5000)),
		...(peak === null ? [] : [figure('memory at its peak', peak, 'MB', atMost(400))]),
	];
}

function peakMegabytes(pid: number): number | null {
	if (process.platform !== 'linux') return null;
	const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
	return Number(kilobytes) / 1024;
}
