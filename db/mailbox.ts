import type { Database, Rows } from './client.ts';
import type { OutboxRow } from './outbox.ts';

export type KeptMail = Omit<OutboxRow, 'accountId'>;

const COLUMNS = 'id, recipient, subject, text, html, created_at';
/** A mail that a relay has taken is stored without its text. */
const IS_KEPT = "text <> ''";

/** The mails of this server's mailbox, newest first, sent or still to be written to their file. */
export async function listKeptMails(db: Database, most: number): Promise<KeptMail[]> {
	const sql = `SELECT ${COLUMNS} FROM outbox WHERE ${IS_KEPT} ORDER BY created_at DESC, id DESC LIMIT ?`;
	return mailsOf(await db.read({ sql, args: [most] }));
}

/** null: unknown, or handed to a relay. */
export async function findKeptMail(db: Database, id: string): Promise<KeptMail | null> {
	const rows = await db.read({ sql: `SELECT ${COLUMNS} FROM outbox WHERE ${IS_KEPT} AND id = ?`, args: [id] });
	return mailsOf(rows)[0] ?? null;
}

const mailsOf = (rows: Rows): KeptMail[] =>
	rows.map((row) => ({
		id: String(row['id']),
		recipient: String(row['recipient']),
		subject: String(row['subject']),
		text: String(row['text']),
		html: String(row['html']),
		createdAt: new Date(Number(row['created_at'])),
	}));
