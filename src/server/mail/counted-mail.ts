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

/** A mail of one write. */
export interface CountedMail {
	/** What does not hang on the mail. */
	readonly before?: readonly Statement[];
	/** Changes a row when the mail may be sent. */
	readonly permit: Statement;
	/** What happens then, the first by `changes()`; empty: there was none to send. */
	readonly ifPermitted: readonly Statement[];
}

/** A kind at a time: who has just signed up and forgets the password is not to wait for it. */
const mailsToAddress = ({ purpose, email }: MailTo, secret: string): WindowRule => ({
	subject: `${purpose}-mail-to:${keyedHash('address', email, secret)}`,
	most: 5,
	windowMs: DAY,
	pauseMs: MINUTE,
});

/** Counts one mail to this address. */
export const takeMail = (mail: MailTo, secret: string, now: Date): Statement =>
	takePermit(mailsToAddress(mail, secret), now);

/** The same work for an address that gets no mail. It uses up nobody's mails. */
export const noMail = (mail: MailTo, secret: string, now: Date): CountedMail => {
	const subject = `no-mail-to:${keyedHash('address', mail.email, secret)}`;
	return { permit: takePermit({ ...mailsToAddress(mail, secret), subject }, now), ifPermitted: [] };
};

/** Writes it and has it sent. One that the limit of its address keeps back is told in the log alone: the answer says nothing of accounts. */
export async function writeMail(
	{ db, log, mail }: Runtime,
	what: MailTo['purpose'],
	{ before = [], permit, ifPermitted }: CountedMail,
): Promise<void> {
	const results = await db.write([...before, permit, ...ifPermitted]);
	if (ifPermitted.length > 0 && !results[before.length]?.length) log('mail_withheld', { what });
	mail.wake();
}
