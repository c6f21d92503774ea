import { availableParallelism } from 'node:os';
import { AppError } from '../errors.ts';
import { hashPassword, isOutdated, isPasswordOf } from './password-hash.ts';
import { newToken } from './tokens.ts';

export interface PasswordVerdict {
	readonly isRight: boolean;
	/** Right, and stored at another cost than today's. */
	readonly isOutdated: boolean;
}

/** Hashes and compares passwords, a few at a time. All throw `busy_signing_in` when too many wait already. */
export interface PasswordKeeper {
	/** Looked at first, so that who would be refused costs nothing. */
	requireRoom(): void;
	hash(password: string): Promise<string>;
	/** `phc` null: no such account; the work, and so the time, is the same, and the answer no. */
	verify(password: string, phc: string | null): Promise<PasswordVerdict>;
}

/** Each hash takes a core for 50 ms, and 19 MiB; one core is left to everything else. */
const AT_ONCE = Math.min(4, Math.max(1, availableParallelism() - 1));
/** About a second's worth; more are better told to come again. */
const MOST_WAITING = 20;
const RETRY_AFTER_SECONDS = '2';

export function keepPasswords(atOnce = AT_ONCE, mostWaiting = MOST_WAITING): PasswordKeeper {
	const turns = takeTurns(atOnce, mostWaiting);
	let nobodys: Promise<string> | null = null;
	return {
		requireRoom: turns.requireRoom,
		hash: (password) => turns.take(() => hashPassword(password)),
		verify: (password, phc) =>
			turns.take(async () => {
				nobodys ??= hashPassword(newToken());
				const isEqual = await isPasswordOf(phc ?? (await nobodys), password);
				const isRight = isEqual && phc !== null;
				return { isRight, isOutdated: isRight && isOutdated(phc) };
			}),
	};
}

interface Turns {
	requireRoom(): void;
	take<T>(work: () => Promise<T>): Promise<T>;
}

function takeTurns(atOnce: number, mostWaiting: number): Turns {
	let running = 0;
	const waiting: (() => void)[] = [];
	const requireRoom = () => {
		if (running < atOnce || waiting.length < mostWaiting) return;
		throw new AppError('busy_signing_in', { headers: { 'Retry-After': RETRY_AFTER_SECONDS } });
	};
	const turn = async () => {
		requireRoom();
		// Whoever finishes hands the turn over, so that nobody new takes it in between.
		if (running >= atOnce) return new Promise<void>((resolve) => waiting.push(resolve));
		running += 1;
	};
	const take = async <T>(work: () => Promise<T>): Promise<T> => {
		await turn();
		try {
			return await work();
		} finally {
			const next = waiting.shift();
			if (next) next();
			else running -= 1;
		}
	};
	return { requireRoom, take };
}
