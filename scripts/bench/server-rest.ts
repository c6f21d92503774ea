import { readFileSync } from 'node:fs';
import { atMost, type Figure, percentile } from './figure.ts';
import { startProduct } from './start-product.ts';

const STARTS = 3;
const COMMAND = 'node scripts/bench/run.ts server';

/** Measures the time to the built product's first answer and its memory after a first result (memory on Linux only). */
export async function measureServerAtRest(): Promise<Figure[]> {
	const starts: number[] = [];
	let megabytes: number | null = null;
	for (let at = 0; at < STARTS; at += 1) {
		const product = await startProduct();
		starts.push(product.startMs / 1000);
		// Measured after a first result, because the engine's thread may still be loading until then.
		await firstResult(product.url);
		megabytes = process.platform === 'linux' ? residentMegabytes(product.pid) : null;
		await product.stop();
	}
	const part = 'Server';
	const start: Figure = {
		part,
		name: 'start to first answer',
		value: percentile(starts, 0.5),
		unit: 's',
		target: atMost(2),
		command: COMMAND,
	};
	if (megabytes === null) return [start];
	return [start, { part, name: 'memory at rest', value: megabytes, unit: 'MB', target: atMost(260), command: COMMAND }];
}

async function firstResult(url: string): Promise<void> {
	const response = await fetch(`${url}/api/optimise`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ rawPrompt: 'Write a thank-you note to our volunteers, under 80 words.' }),
	});
	if (!response.ok) throw new Error(`the first result was refused with ${response.status}`);
	await response.body?.cancel();
}

function residentMegabytes(pid: number): number {
	const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
	return Number(kilobytes) / 1024;
}
