import { availableParallelism } from 'node:os';
import { AppError } from '../errors.ts';
import { hashPassword, isOutdated, isPasswordOf } from './password-hash.ts';
import { newToken } from './tokens.ts';

export interface PasswordVerdict {
	readonly isRight: boolean;
	/** Right, and stored at another cost than today's. */
	readonly isOutdated: boolean;
}

/** Hashes and compares passwords, a few at a time. Both throw `busy_signing_in` when too many wait already. */
export interface PasswordKeeper {
	hash(password: string): Promise<string>;
	/** `phc` null: no such account; the work, and so the time, is the same, and the answer no. */
	verify(password: string, phc: string | null): Promise<PasswordVerdict>;
}

/**
 * Each hash takes a core and 19 MiB. As many as there are cores, two to four, leave the rest of the server its share of
 * Node's threads; twenty may wait, which is about a second's worth, and more are better told to come again.
 */
export function keepPasswords(
	atOnce = Math.min(4, Math.max(2, availableParallelism())),
	mostWaiting = 20,
): PasswordKeeper {
	const inTurn = takeTurns(atOnce, mostWaiting);
	let nobodys: Promise<string> | null = null;
	return {
		hash: (password) => inTurn(() => hashPassword(password)),
		verify: (password, phc) =>
			inTurn(async () => {
				nobodys ??= hashPassword(newToken());
				const isEqual = await isPasswordOf(phc ?? (await nobodys), password);
				const isRight = isEqual && phc !== null;
				return { isRight, isOutdated: isRight && isOutdated(phc) };
			}),
	};
}

const RETRY_AFTER_SECONDS = '2';

function takeTurns(atOnce: number, mostWaiting: number): <T>(work: () => Promise<T>) => Promise<T> {
	let running = 0;
	const waiting: (() => void)[] = [];
	return async (work) => {
		if (running >= atOnce) {
			if (waiting.length >= mostWaiting) {
				throw new AppError('busy_signing_in', { headers: { 'Retry-After': RETRY_AFTER_SECONDS } });
			}
			// Whoever finishes hands the turn over, so that nobody new takes it in between.
			await new Promise<void>((resolve) => waiting.push(resolve));
		} else running += 1;
		try {
			return await work();
		} finally {
			const next = waiting.shift();
			if (next) next();
			else running -= 1;
		}
	};
}
