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
	/** null: the mail belongs to no account and outlives it. */
	readonly accountId: string | null;
	readonly values: MailValues;
	readonly now: Date;
}

/** A mail as it is sent. */
export function composedRow(kind: MailKind, { recipient, accountId, values, now }: Letter): OutboxRow {
	const id = timeOrderedId(now, randomBytes(10));
	return { id, recipient: requireAddress(recipient), accountId, createdAt: now, ...composeMail(kind, values) };
}

/**
 * Writes a mail into the outbox. Put it into the same `db.write` as its cause, then call `runtime.mail.wake()`: once
 * committed, it will be sent even if the process or the relay fails.
 */
export const queueMail = (kind: MailKind, letter: Letter): Statement => addToOutbox(composedRow(kind, letter));

/** The same, only when the statement before it in the transaction changed a row: one mail for one winner of a race. */
export const queueMailIfChanged = (kind: MailKind, letter: Letter): Statement =>
	addToOutboxIfChanged(composedRow(kind, letter));

/** Checked a second time, after the form's check. The address is not logged. */
function requireAddress(text: string): string {
	if (isEmailAddress(text)) return text;
	throw new AppError('invalid_input', { because: 'mail to what is no plain address' });
}
