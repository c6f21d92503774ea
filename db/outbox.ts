import type { Database, Statement } from './client.ts';

export interface OutboxRow {
	readonly id: string;
	readonly recipient: string;
	readonly subject: string;
	readonly text: string;
	readonly html: string;
	readonly createdAt: Date;
	/** null: the mail belongs to no account. */
	readonly accountId: string | null;
	/**
	 * Address that ends a subscription with one press (List-Unsubscribe); null: the mail belongs to no subscription.
	 */
	readonly unsubscribeUrl?: string | null;
	/** Address for replies; absent: the sender's. */
	readonly replyTo?: string | null;
}

/** Adds a mail that may be sent at once. */
export const addToOutbox = (row: OutboxRow): Statement => ({ sql: INSERT, args: valuesOf(row) });

/** Adds it when the statement before it in the same transaction changed a row. */
export const addToOutboxIfChanged = (row: OutboxRow): Statement => ({
	sql: `${INSERT} WHERE changes() > 0`,
	args: valuesOf(row),
});

const INSERT = `INSERT INTO outbox (id, recipient, subject, text, html, created_at, due_at, account_id, unsubscribe_url, reply_to)
	SELECT ?, ?, ?, ?, ?, ?, ?, ?, ?, ?`;

const valuesOf = ({
	id,
	recipient,
	subject,
	text,
	html,
	createdAt,
	accountId,
	unsubscribeUrl = null,
	replyTo = null,
}: OutboxRow) => [
	id,
	recipient,
	subject,
	text,
	html,
	createdAt.getTime(),
	createdAt.getTime(),
	accountId,
	unsubscribeUrl,
	replyTo,
];

/** A mail that this process may try now. */
export interface ClaimedMail extends Omit<OutboxRow, 'accountId'> {
	/** This try included. */
	readonly tries: number;
}

const IS_WAITING = 'sent_at IS NULL AND given_up_at IS NULL';

/** When the next waiting mail may be tried; null when none waits. */
export async function findNextDue(db: Database): Promise<Date | null> {
	const [row] = await db.read({ sql: `SELECT min(due_at) AS due FROM outbox WHERE ${IS_WAITING}`, args: [] });
	const due = row?.['due'];
	return typeof due === 'number' ? new Date(due) : null;
}

/**
 * Takes due mails for one process: their due time moves to `until`, so that no other process takes them before. If the
 * process dies, they become due again then.
 */
export async function claimDue(db: Database, claim: { now: Date; until: Date; most: number }): Promise<ClaimedMail[]> {
	const sql = `UPDATE outbox SET due_at = ?, tries = tries + 1, fault = NULL WHERE id IN (
			SELECT id FROM outbox WHERE ${IS_WAITING} AND due_at <= ? ORDER BY due_at LIMIT ?
		) RETURNING id, recipient, subject, text, html, created_at, tries, unsubscribe_url, reply_to`;
	const args = [claim.until.getTime(), claim.now.getTime(), claim.most];
	const [rows = []] = await db.write([{ sql, args }]);
	return rows.map((row) => ({
		id: String(row['id']),
		recipient: String(row['recipient']),
		subject: String(row['subject']),
		text: String(row['text']),
		html: String(row['html']),
		createdAt: new Date(Number(row['created_at'])),
		tries: Number(row['tries']),
		unsubscribeUrl: row['unsubscribe_url'] === null ? null : String(row['unsubscribe_url']),
		replyTo: row['reply_to'] === null ? null : String(row['reply_to']),
	}));
}

/** Clears the text of a mail. Where the mail belongs to no account, its recipient is cleared too. */
const FORGET_TEXT =
	", text = '', html = '', unsubscribe_url = NULL, reply_to = NULL, recipient = iif(account_id IS NULL, '', recipient)";

/**
 * Marks a mail as sent and returns a row when it was still there. The text of a mail that a relay has taken is deleted,
 * because its links would give access to the account to anybody who reads a copy of the database.
 */
export const markSent = (id: string, now: Date, { keepsText }: { readonly keepsText: boolean }): Statement => ({
	sql: `UPDATE outbox SET sent_at = ?, fault = NULL${keepsText ? '' : FORGET_TEXT} WHERE id = ? RETURNING id`,
	args: [now.getTime(), id],
});

export const tryAgainAt = (id: string, due: Date, fault: string): Statement => ({
	sql: 'UPDATE outbox SET due_at = ?, fault = ? WHERE id = ?',
	args: [due.getTime(), fault, id],
});

/** Parked: not tried again until an operator asks for it. */
export const giveUp = (id: string, now: Date, fault: string): Statement => ({
	sql: 'UPDATE outbox SET given_up_at = ?, fault = ? WHERE id = ?',
	args: [now.getTime(), fault, id],
});
