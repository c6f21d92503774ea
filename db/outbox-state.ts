import type { Database, Statement } from './client.ts';

/** A mail that was not sent yet, without its text: the links in it belong to the recipient alone. */
export interface UnsentMail {
	readonly id: string;
	readonly recipient: string;
	readonly subject: string;
	/** Parked: not tried again until an operator asks for it. */
	readonly isParked: boolean;
	readonly tries: number;
	/** Codes of the last failure. */
	readonly fault: string | null;
	readonly createdAt: Date;
	readonly dueAt: Date;
}

/** Everything unsent, parked mails first, then by the time of their next try. */
export async function listUnsent(db: Database): Promise<UnsentMail[]> {
	const sql = `SELECT id, recipient, subject, given_up_at, tries, fault, created_at, due_at FROM outbox
		WHERE sent_at IS NULL ORDER BY given_up_at IS NULL, due_at, id`;
	return (await db.read({ sql, args: [] })).map((row) => ({
		id: String(row['id']),
		recipient: String(row['recipient']),
		subject: String(row['subject']),
		isParked: row['given_up_at'] !== null,
		tries: Number(row['tries']),
		fault: row['fault'] === null ? null : String(row['fault']),
		createdAt: new Date(Number(row['created_at'])),
		dueAt: new Date(Number(row['due_at'])),
	}));
}

/** Makes mails due at once, with all their tries again. A mail that is being sent right now is left alone. */
export function retryUnsent(ids: readonly string[], now: Date): Statement {
	const sql = `UPDATE outbox SET given_up_at = NULL, tries = 0, due_at = ?1
		WHERE sent_at IS NULL AND (given_up_at IS NOT NULL OR fault IS NOT NULL)
		AND id IN (SELECT value FROM json_each(?2)) RETURNING id`;
	return { sql, args: [now.getTime(), JSON.stringify(ids)] };
}
