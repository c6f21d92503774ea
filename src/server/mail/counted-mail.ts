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

/** The statements of one write that count a mail and queue it. */
export interface CountedMail {
	/** Statements that run whether the mail is sent or not. */
	readonly before?: readonly Statement[];
	/** Statement that changes a row when the mail may be sent. */
	readonly permit: Statement;
	/** Statements that queue the mail, of which the first depends on `changes()`; empty: there is no mail. */
	readonly ifPermitted: readonly Statement[];
}

/**
 * The limit of mails to an address. Each kind of mail has its own, so that a person who has just signed up need not
 * wait for a reset.
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

/** Does the same work as for a mail, for an address that gets none; counts nothing for the address. */
export const noMail = (mail: MailTo, secret: string, now: Date): CountedMail => {
	const subject = `no-mail-to:${keyedHash('address', mail.email, secret)}`;
	return { permit: takePermit({ ...mailsToAddress(mail, secret), subject }, now), ifPermitted: [] };
};

/**
 * Queues the mail and wakes the mailer. A mail over the limit of its address is only logged, because the answer must
 * not reveal whether there is an account.
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
