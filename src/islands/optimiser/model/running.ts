import type { OptimiseResponse } from '#contract/optimise';
import { $usage } from '../stores/optimiser.store.ts';
import { $reading, changeReading, isUnderWay } from './reading.store.ts';

/** A stream being read, with its request. */
export interface Running {
	readonly requestId: string;
	readonly path: string;
	/** The request as sent, with its key. */
	readonly init: RequestInit;
	readonly leaving: AbortController;
}

let running: Running | null = null;

export function setRunning(now: Running | null): void {
	running = now;
}

/** Ends the reading at the visitor's wish: its proposals stay, and the use is counted. */
export async function stopReading(): Promise<void> {
	const stopped = running;
	if (stopped === null) return;
	changeReading(stopped.requestId, () => ({ phase: 'stopped' }));
	await leave(stopped);
}

/** Ends the reading because another request replaces it. */
export async function endRunning(): Promise<void> {
	if (isUnderWay($reading.get())) await stopReading();
}

async function leave(left: Running): Promise<void> {
	running = null;
	left.leaving.abort();
	await countUse(left);
}

/**
 * A stream that ends early is not counted by itself. Sending the same request with the same key, without a stream, counts it once,
 * whatever happened to the first. Where that fails, it is tried again once there is a connection.
 */
export async function countUse({ path, init }: Pick<Running, 'path' | 'init'>): Promise<void> {
	const { signal: _, ...request } = init;
	try {
		const response = await fetch(path, request);
		if (!response.ok) return;
		const { usage }: OptimiseResponse = await response.json();
		$usage.set(usage);
	} catch {
		addEventListener('online', () => void countUse({ path, init }), { once: true });
	}
}

/** When the page is left in the middle, a request that outlives it counts the use, and an account has the prompt in its history. */
export function watchLeaving(): void {
	addEventListener('pagehide', () => {
		if (running === null) return;
		const { path, init, requestId, leaving } = running;
		running = null;
		const { signal: _, ...request } = init;
		fetch(path, { ...request, keepalive: true }).catch(() => {});
		leaving.abort();
		changeReading(requestId, () => ({ phase: 'stopped' }));
	});
}
