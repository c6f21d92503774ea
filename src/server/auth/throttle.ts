import {
	findAttempts,
	forgetAttempts,
	returnPermit,
	type SlowingRule,
	takePermit,
	takeSlowing,
	type WindowRule,
} from '#db/attempts';
import type { Statement } from '#db/client';
import { AppError } from '../errors.ts';
import { keyedHash } from '../keyed-hash.ts';
import { networkOf } from '../network.ts';
import type { Runtime } from '../runtime.ts';
import { markFor } from './device-cookie.ts';
import type { Visit } from './visit.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The figures of `docs/operations.md`: five attempts at once, then one after 1, 2, 4 … seconds. */
const SLOWING = { free: 5, firstWaitMs: SECOND, longestMs: MINUTE, quietMs: HOUR } as const;

/** The rows are keyed by hashes, so that no address is stored. */
const byStrangers = (email: string, secret: string): SlowingRule => ({
	subject: `sign-in:${keyedHash('address', email, secret)}`,
	...SLOWING,
});
/** A guessed code is right in three of a million attempts: with these limits, once in ten years. */
const codesBy = (accountId: string, secret: string): SlowingRule => ({
	subject: `sign-in-code:${keyedHash('address', accountId, secret)}`,
	free: 5,
	firstWaitMs: SECOND,
	longestMs: 15 * MINUTE,
	quietMs: 24 * HOUR,
});
const byNetwork = (address: string, secret: string): WindowRule => ({
	subject: `sign-in-from:${networkOf(address, secret)}`,
	most: 30,
	windowMs: 10 * MINUTE,
});

export interface Attempt {
	/** `too_many_sign_ins` when the caller has to wait; the password is not checked then. null: it may be checked. */
	readonly refusal: AppError | null;
	/** Statement to run when the password was right. */
	readonly succeeded: readonly Statement[];
	/** Statement to run when the password was not checked after all. */
	readonly unseen: readonly Statement[];
}

interface AttemptBy {
	readonly email: string;
	readonly clientAddress: string;
}

/**
 * Counts an attempt before the password is checked, so that simultaneous attempts cannot all be checked. All unknown
 * browsers share the attempts for an address, because the server cannot tell its owner from strangers.
 */
export async function takeAttempt(runtime: Runtime, { email, clientAddress }: AttemptBy): Promise<Attempt> {
	const { db, now, secret } = runtime;
	const network = byNetwork(clientAddress, secret);
	const address = byStrangers(email, secret);
	const [fromNetwork, atAddress] = await db.write([takePermit(network, now()), takeSlowing(address, now(), true)]);
	const inTheWay = fromNetwork?.length ? { subject: address.subject } : network;
	return {
		refusal: atAddress?.length ? null : await tooMany(runtime, inTheWay),
		succeeded: [forgetAttempts(address.subject), returnPermit(network.subject)],
		unseen: [returnPermit(address.subject), returnPermit(network.subject)],
	};
}

/**
 * Counts an attempt of a known browser, identified by `key`: a mark of its device cookie, or its session. These
 * attempts are separate from those of strangers and of its network.
 */
export async function takeOwnAttempt(runtime: Runtime, key: string): Promise<Attempt> {
	const { db, now, secret } = runtime;
	const own = { subject: `sign-in-own:${keyedHash('device', `tries\0${key}`, secret)}`, ...SLOWING };
	const [taken] = await db.write([takeSlowing(own, now())]);
	return {
		refusal: taken?.length ? null : await tooMany(runtime, own),
		succeeded: [forgetAttempts(own.subject)],
		unseen: [returnPermit(own.subject)],
	};
}

/**
 * Counts an attempt at a code of a second factor. There are few codes, so an attacker who knows the password waits up
 * to a quarter of an hour for the next attempt; a browser that has signed in before has attempts of its own.
 */
export async function takeCodeAttempt(
	runtime: Runtime,
	accountId: string,
	{ deviceCookie }: Pick<Visit, 'deviceCookie'>,
): Promise<Attempt> {
	const { db, now, secret } = runtime;
	const mark = markFor(deviceCookie, accountId, secret);
	if (mark !== null) return takeOwnAttempt(runtime, `code\0${mark}`);
	const all = codesBy(accountId, secret);
	const [taken] = await db.write([takeSlowing(all, now())]);
	return {
		refusal: taken?.length ? null : await tooMany(runtime, all),
		succeeded: [forgetAttempts(all.subject)],
		unseen: [returnPermit(all.subject)],
	};
}

/** Statements that reset the counts of an address whose owner has reset the password by mail. */
export const forgiveOwner = (
	{ id, email }: { readonly id: string; readonly email: string },
	secret: string,
): Statement[] => [forgetAttempts(byStrangers(email, secret).subject), forgetAttempts(codesBy(id, secret).subject)];

async function tooMany(
	{ db, now, log }: Runtime,
	{ subject, windowMs }: { readonly subject: string; readonly windowMs?: number },
): Promise<AppError> {
	const code = 'too_many_sign_ins';
	log('throttled', { code, what: subject.split(':', 1)[0] });
	const row = (await findAttempts(db, [subject])).get(subject);
	const until = windowMs === undefined ? row?.closedUntil : row && new Date(row.since.getTime() + windowMs);
	const seconds = Math.max(1, Math.ceil(((until ?? now()).getTime() - now().getTime()) / SECOND));
	return new AppError(code, { body: { retryAfterSeconds: seconds }, headers: { 'Retry-After': String(seconds) } });
}
