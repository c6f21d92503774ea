import { takePermit, type WindowRule } from '#db/attempts';
import type { Statement } from '#db/client';
import type { TokenPurpose } from '#db/mail-tokens';
import { keyedHash } from '../keyed-hash.ts';
import type { Runtime } from '../runtime.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

export interface MailTo {
	readonly purpose: TokenPurpose | 'updates';
	readonly email: string;
}

/** A mail that is queued within one write. */
export interface CountedMail {
	/** Statements that run whether the mail is sent or not. */
	readonly before?: readonly Statement[];
	/** Statement that changes a row when the mail may be sent. */
	readonly permit: Statement;
	/** Statements that queue the mail, the first by `changes()`; empty: there is no mail. */
	readonly ifPermitted: readonly Statement[];
}

/**
 * Each kind has a limit of its own: a person who has just signed up and forgets the password need not wait for the
 * reset.
 */
const mailsToAddress = ({ purpose, email }: MailTo, secret: string): WindowRule => ({
	subject: `${purpose}-mail-to:${keyedHash('address', email, secret)}`,
	most: 5,
	windowMs: DAY,
	pauseMs: MINUTE,
});

/** Counts one mail to this address. */
export const takeMail = (mail: MailTo, secret: string, now: Date): Statement =>
	takePermit(mailsToAddress(mail, secret), now);

/** The same work for an address that gets no mail; it counts for no address. */
export const noMail = (mail: MailTo, secret: string, now: Date): CountedMail => {
	const subject = `no-mail-to:${keyedHash('address', mail.email, secret)}`;
	return { permit: takePermit({ ...mailsToAddress(mail, secret), subject }, now), ifPermitted: [] };
};

/**
 * Writes the mail and has it sent. A mail over the limit of its address is noted in the log alone: the answer must not
 * tell whether there is an account.
 */
export async function writeMail(
	{ db, log, mail }: Runtime,
	what: MailTo['purpose'],
	{ before = [], permit, ifPermitted }: CountedMail,
): Promise<void> {
	const results = await db.write([...before, permit, ...ifPermitted]);
	if (ifPermitted.length > 0 && !results[before.length]?.length) log('mail_withheld', { what });
	mail.wake();
}
