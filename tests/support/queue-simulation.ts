import type { Database } from '#db/client';
import { openQueue, type QueueRule } from '#server/models/fair-queue';

export interface SimulatedLoad {
	/** Number of processes. */
	readonly processes: number;
	readonly serviceMs: number;
	/** Number of requests, by plan, that arrive while one call is served. */
	readonly arrivals: { readonly free: number; readonly pro: number };
	readonly lastsMs: number;
	/** When process 0 dies without cleaning up. */
	readonly diesAtMs?: number;
}

interface Person {
	readonly id: string;
	readonly isPro: boolean;
	readonly process: number;
	readonly cameAt: number;
	begins: number;
	begunAt: number;
}

export interface PlanWaits {
	readonly came: number;
	readonly begun: number;
	readonly toldBusy: number;
	readonly meanMs: number;
	readonly longestMs: number;
	/** Longest time without a begun request of the plan. */
	readonly droughtMs: number;
}

export interface SimulationResult {
	readonly free: PlanWaits;
	readonly pro: PlanWaits;
	readonly mostAtOnce: number;
	/** Number of requests that began more than once. */
	readonly doubled: number;
}

const TICK_MS = 200;
const EPOCH = Date.UTC(2026, 10, 23, 12);

/** Simulates a load on the real queue and its database, with a simulated clock. */
export async function simulateQueue(db: Database, rule: QueueRule, load: SimulatedLoad): Promise<SimulationResult> {
	let at = 0;
	const now = () => new Date(EPOCH + at);
	const queues = Array.from({ length: load.processes }, (_, n) =>
		openQueue({ db, process: `process-${n}`, now }, rule),
	);
	const people = new Map<string, Person>();
	const ends: { at: number; person: Person }[] = [];
	const busy = { free: 0, pro: 0 };
	const owed = { free: 0, pro: 0 };
	let mostAtOnce = 0;
	let n = 0;
	const isDead = (process: number) => process === 0 && load.diesAtMs !== undefined && at >= load.diesAtMs;
	for (; at < load.lastsMs; at += TICK_MS) {
		for (const end of ends.filter((one) => one.at <= at)) {
			ends.splice(ends.indexOf(end), 1);
			if (!isDead(end.person.process)) await queues[end.person.process]?.leave(end.person.id);
		}
		for (const plan of ['free', 'pro'] as const) {
			owed[plan] += (load.arrivals[plan] * TICK_MS) / load.serviceMs;
			for (; owed[plan] >= 1; owed[plan] -= 1) {
				n += 1;
				const process = n % load.processes;
				if (isDead(process)) continue;
				const id = `p${String(n).padStart(7, '0')}`;
				const isPro = plan === 'pro';
				if (await queues[process]?.enter({ id, person: id, isPro }))
					people.set(id, { id, isPro, process, cameAt: at, begins: 0, begunAt: -1 });
				else busy[plan] += 1;
			}
		}
		for (const [process, queue] of queues.entries()) {
			if (isDead(process)) continue;
			for (const [id, news] of await queue.tick()) {
				const person = people.get(id);
				if (news.is !== 'begun' || !person) continue;
				person.begins += 1;
				person.begunAt = at;
				ends.push({ at: at + load.serviceMs, person });
			}
		}
		mostAtOnce = Math.max(mostAtOnce, ends.filter(({ person }) => !isDead(person.process)).length);
	}
	const all = [...people.values()];
	const waits = (isPro: boolean) =>
		waitsOf(
			all.filter((one) => one.isPro === isPro),
			isPro ? busy.pro : busy.free,
			load,
		);
	return {
		free: waits(false),
		pro: waits(true),
		mostAtOnce,
		doubled: all.filter(({ begins }) => begins > 1).length,
	};
}

function waitsOf(people: readonly Person[], toldBusy: number, { lastsMs, diesAtMs }: SimulatedLoad): PlanWaits {
	const begun = people.filter(({ begins }) => begins > 0);
	// Requests that wait at the end count with their time so far; those of a dead process are left out.
	const waiting = people.filter(({ begins, process }) => begins === 0 && !(process === 0 && diesAtMs !== undefined));
	const waits = [
		...begun.map(({ cameAt, begunAt }) => begunAt - cameAt),
		...waiting.map(({ cameAt }) => lastsMs - cameAt),
	];
	const starts = begun.map(({ begunAt }) => begunAt).toSorted((one, other) => one - other);
	const gaps = starts.slice(1).map((start, i) => start - (starts[i] ?? 0));
	return {
		came: people.length + toldBusy,
		begun: begun.length,
		toldBusy,
		meanMs: Math.round(waits.reduce((sum, ms) => sum + ms, 0) / Math.max(1, waits.length)),
		longestMs: Math.max(0, ...waits),
		droughtMs: Math.max(0, ...gaps),
	};
}
