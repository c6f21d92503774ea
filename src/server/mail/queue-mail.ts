import { isEmailAddress } from '#contract/email-address';
import type { Statement } from '#db/client';
import { addToOutbox, addToOutboxIfChanged, type OutboxRow } from '#db/outbox';
import { AppError } from '../errors.ts';
import { timeOrderedId } from '../ids.ts';
import { randomBytes } from '../random-bytes.ts';
import { composeMail, type MailValues } from './compose-mail.ts';
import type { MailKind } from './mail-texts.ts';

export interface Letter {
	readonly recipient: string;
	/** Null: the mail belongs to no account, so deleting an account does not delete it. */
	readonly accountId: string | null;
	readonly values: MailValues;
	readonly now: Date;
}

/** The composed mail as a row of the outbox. */
export function composedRow(kind: MailKind, { recipient, accountId, values, now }: Letter): OutboxRow {
	const id = timeOrderedId(now, randomBytes(10));
	return { id, recipient: requireAddress(recipient), accountId, createdAt: now, ...composeMail(kind, values) };
}

/**
 * Statement that adds a mail to the outbox. Put it into the same `db.write` as the change that causes the mail, then
 * call `runtime.mail.wake()`. Once committed, the mail is sent even if the process or the relay fails.
 */
export const queueMail = (kind: MailKind, letter: Letter): Statement => addToOutbox(composedRow(kind, letter));

/**
 * Like `queueMail`, but only if the statement before it in the transaction changed a row, so that simultaneous requests
 * cause one mail.
 */
export const queueMailIfChanged = (kind: MailKind, letter: Letter): Statement =>
	addToOutboxIfChanged(composedRow(kind, letter));

/** Checks the address again, after the form's schema. The error does not contain it, so it is not logged. */
function requireAddress(text: string): string {
	if (isEmailAddress(text)) return text;
	throw new AppError('invalid_input', { because: 'mail to what is no plain address' });
}
