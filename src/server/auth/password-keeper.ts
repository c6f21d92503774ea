import { availableParallelism } from 'node:os';
import { AppError } from '../errors.ts';
import { hashPassword, isOutdated, isPasswordAsTyped, isPasswordOf } from './password-hash.ts';
import { newToken } from './tokens.ts';

export interface PasswordVerdict {
	readonly isRight: boolean;
	/** Whether the password is right and its hash must be made again at today's cost. */
	readonly isOutdated: boolean;
}

/**
 * Three queues, served in this order: browsers that have signed in before; all others; checks whose result is not in
 * the answer, of which a flood may cause many.
 */
const QUEUES = ['known', 'everyone', 'untold'] as const;
export type Queue = (typeof QUEUES)[number];

/** Hashes and compares passwords, a few at a time. All throw `busy_signing_in` when too many wait already. */
export interface PasswordKeeper {
	/** Call this before other work, so that a request that will be refused costs nothing. */
	requireRoom(queue?: Queue): void;
	hash(password: string): Promise<string>;
	/** `phc` null: there is no such account. The result is false, after the same work and time. */
	verify(password: string, phc: string | null, queue?: Queue): Promise<PasswordVerdict>;
}

/** Hashes at a time: each takes a core for 50 ms and 19 MiB, and one core is left for everything else. */
const AT_ONCE = Math.min(4, Math.max(1, availableParallelism() - 1));
/** Longest queue, about a second of work; further requests are refused. */
const MOST_WAITING = 20;
const RETRY_AFTER_SECONDS = '2';

export function keepPasswords(atOnce = AT_ONCE, mostWaiting = MOST_WAITING): PasswordKeeper {
	const turns = takeTurns(atOnce, mostWaiting);
	let nobodys: Promise<string> | null = null;
	return {
		requireRoom: turns.requireRoom,
		hash: (password) => turns.take(() => hashPassword(password)),
		verify: (password, phc, queue) =>
			turns.take(async () => {
				nobodys ??= hashPassword(newToken());
				const known = phc ?? (await nobodys);
				const isComposed = await isPasswordOf(known, password);
				const isEqual = isComposed || (await isPasswordAsTyped(known, password));
				const isRight = isEqual && phc !== null;
				return { isRight, isOutdated: isRight && (!isComposed || isOutdated(phc)) };
			}, queue),
	};
}

interface Turns {
	requireRoom(queue?: Queue): void;
	take<T>(work: () => Promise<T>, queue?: Queue): Promise<T>;
}

function takeTurns(atOnce: number, mostWaiting: number): Turns {
	let running = 0;
	const waiting: Readonly<Record<Queue, (() => void)[]>> = { known: [], everyone: [], untold: [] };
	const requireRoom = (queue: Queue = 'everyone') => {
		if (running < atOnce || waiting[queue].length < mostWaiting) return;
		throw new AppError('busy_signing_in', { headers: { 'Retry-After': RETRY_AFTER_SECONDS } });
	};
	const turn = async (queue: Queue) => {
		requireRoom(queue);
		// A finished job resolves the next one in the queue, so that no new request can overtake it.
		if (running >= atOnce) return new Promise<void>((resolve) => waiting[queue].push(resolve));
		running += 1;
	};
	const take = async <T>(work: () => Promise<T>, queue: Queue = 'everyone'): Promise<T> => {
		await turn(queue);
		try {
			return await work();
		} finally {
			const next = waiting[QUEUES.find((queue) => waiting[queue].length > 0) ?? 'everyone'].shift();
			if (next) next();
			else running -= 1;
		}
	};
	return { requireRoom, take };
}
