import type { Row } from '@libsql/client';
import type { Database, Statement } from './client.ts';
import { fromStoredText, toStoredText } from './stored-text.ts';

export interface ContactMessage {
	readonly id: string;
	/** null: not signed in. */
	readonly accountId: string | null;
	readonly name: string;
	readonly email: string;
	/** Empty: none given. */
	readonly company: string;
	readonly subject: string;
	readonly message: string;
	readonly createdAt: Date;
}

export interface MessageFound extends ContactMessage {
	/** null: not handled yet. */
	readonly answeredAt: Date | null;
}

const SELECT = `SELECT id, account_id, name, email, company, subject, message, created_at, answered_at
	FROM contact_messages`;

/** Adds a message when the statement before it changed a row; gives back a row then. */
export function insertMessageIfChanged(row: ContactMessage): Statement {
	const { id, accountId, name, email, company, subject, message, createdAt } = row;
	return {
		sql: `INSERT INTO contact_messages (id, account_id, name, email, company, subject, message, created_at)
			SELECT ?, ?, ?, ?, ?, ?, ?, ? WHERE changes() > 0 RETURNING id`,
		args: [id, accountId, name, email, company, subject, toStoredText(message), createdAt.getTime()],
	};
}

export interface MessageSearch {
	readonly isWithAnswered: boolean;
	/** null: from any address. */
	readonly email: string | null;
	readonly most: number;
}

/** Open messages: complaints first, as the law sets a deadline for them; then the oldest first. */
export async function listMessages(db: Database, search: MessageSearch): Promise<MessageFound[]> {
	const sql = `${SELECT} WHERE (?1 OR answered_at IS NULL) AND (?2 IS NULL OR email = ?2)
		ORDER BY subject = 'data-protection-complaint' AND answered_at IS NULL DESC, created_at, id LIMIT ?3`;
	const args = [search.isWithAnswered ? 1 : 0, search.email, search.most];
	return (await db.read({ sql, args })).map(messageFoundOf);
}

export async function findMessage(db: Database, id: string): Promise<MessageFound | null> {
	const [row] = await db.read({ sql: `${SELECT} WHERE id = ?`, args: [id] });
	return row === undefined ? null : messageFoundOf(row);
}

export const markAnswered = (id: string, now: Date): Statement => ({
	sql: 'UPDATE contact_messages SET answered_at = ? WHERE id = ?',
	args: [now.getTime(), id],
});

const messageFoundOf = (row: Row): MessageFound => ({
	id: String(row['id']),
	accountId: row['account_id'] === null ? null : String(row['account_id']),
	name: String(row['name']),
	email: String(row['email']),
	company: String(row['company']),
	subject: String(row['subject']),
	message: fromStoredText(row['message'] ?? null),
	createdAt: new Date(Number(row['created_at'])),
	answeredAt: row['answered_at'] === null ? null : new Date(Number(row['answered_at'])),
});
