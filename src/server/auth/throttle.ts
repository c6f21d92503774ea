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
import type { TokenPurpose } from '#db/mail-tokens';
import { AppError } from '../errors.ts';
import { keyedHash } from '../keyed-hash.ts';
import { networkOf } from '../network.ts';
import type { Runtime } from '../runtime.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The figures of `docs/operations.md`. No address is stored: the rows are keyed by hashes. */
const signInsOfAddress = (email: string, secret: string): SlowingRule => ({
	subject: `sign-in:${keyedHash('address', email, secret)}`,
	free: 5,
	firstWaitMs: SECOND,
	longestMs: MINUTE,
	quietMs: HOUR,
});
const signInsOfNetwork = (address: string, secret: string): WindowRule => ({
	subject: `sign-in-from:${networkOf(address, secret)}`,
	most: 30,
	windowMs: 10 * MINUTE,
});
const formsOfNetwork = (address: string, secret: string): WindowRule => ({
	subject: `forms-from:${networkOf(address, secret)}`,
	// A school signs up a whole year from one address.
	most: 500,
	windowMs: HOUR,
});
/** A kind at a time: who has just signed up and forgets the password is not to wait for it. */
const mailsToAddress = ({ purpose, email }: MailTo, secret: string): WindowRule => ({
	subject: `${purpose}-mail-to:${keyedHash('address', email, secret)}`,
	most: 5,
	windowMs: 24 * HOUR,
	pauseMs: MINUTE,
});
/** Keeps a relay from being taken for a source of spam; high enough that a few networks cannot use it up for everyone. */
const ALL_MAILS: WindowRule = { subject: 'mails', most: 2000, windowMs: HOUR };

export interface Attempt {
	/** To be written when the password was right: the address starts anew, and the network has its permit back. */
	readonly succeeded: readonly Statement[];
	/** To be written when the password was never looked at. */
	readonly unseen: readonly Statement[];
}

interface MailTo {
	readonly purpose: TokenPurpose | 'updates';
	readonly email: string;
}

interface AttemptBy {
	readonly email: string;
	readonly clientAddress: string;
}

/**
 * Counts a try at a password before it is looked at, so that many at once cannot all be looked at. Throws
 * `too_many_sign_ins` when this address or this network has to wait.
 */
export async function takeAttempt(runtime: Runtime, { email, clientAddress }: AttemptBy): Promise<Attempt> {
	const { db, now, secret } = runtime;
	const network = signInsOfNetwork(clientAddress, secret);
	const address = signInsOfAddress(email, secret);
	const [fromNetwork, atAddress] = await db.write([takePermit(network, now()), takeSlowing(address, now())]);
	if (!fromNetwork?.length) throw await tooMany(runtime, 'too_many_sign_ins', network.subject, network.windowMs);
	if (!atAddress?.length) throw await tooMany(runtime, 'too_many_sign_ins', address.subject);
	return {
		succeeded: [forgetAttempts(address.subject), returnPermit(network.subject)],
		unseen: [returnPermit(address.subject), returnPermit(network.subject)],
	};
}

/** After a reset by mail the owner starts anew, however many others have guessed. */
export const forgiveAddress = (email: string, secret: string): Statement =>
	forgetAttempts(signInsOfAddress(email, secret).subject);

/** Counts one form that has mail sent or an account made. Throws `rate_limited` when this network has sent too many. */
export async function takeForm(runtime: Runtime, clientAddress: string): Promise<void> {
	const rule = formsOfNetwork(clientAddress, runtime.secret);
	const [taken] = await runtime.db.write([takePermit(rule, runtime.now())]);
	if (!taken?.length) throw await tooMany(runtime, 'rate_limited', rule.subject, rule.windowMs);
}

/** Statements that count one mail to this address; the last of them changes a row when it may be sent. */
export const takeMail = (mail: MailTo, secret: string, now: Date): Statement[] => [
	takePermit(mailsToAddress(mail, secret), now),
	takePermit(ALL_MAILS, now, true),
];

/** The same work for an address that gets no mail. It uses up nobody's mails. */
export const takeNoMail = (mail: MailTo, secret: string, now: Date): Statement[] => [
	takePermit(
		{ ...mailsToAddress(mail, secret), subject: `no-mail-to:${keyedHash('address', mail.email, secret)}` },
		now,
	),
	takePermit({ ...ALL_MAILS, subject: 'no-mails' }, now, true),
];

async function tooMany(
	{ db, now, log }: Runtime,
	code: 'too_many_sign_ins' | 'rate_limited',
	subject: string,
	windowMs?: number,
): Promise<AppError> {
	log('throttled', { code, what: subject.split(':', 1)[0] });
	const row = await findAttempts(db, subject);
	const until = windowMs === undefined ? row?.closedUntil : row && new Date(row.since.getTime() + windowMs);
	const seconds = Math.max(1, Math.ceil(((until ?? now()).getTime() - now().getTime()) / SECOND));
	return new AppError(code, { body: { retryAfterSeconds: seconds }, headers: { 'Retry-After': String(seconds) } });
}
