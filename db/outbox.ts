import type { Statement } from './client.ts';

export interface OutboxRow {
	readonly id: string;
	readonly recipient: string;
	readonly subject: string;
	readonly text: string;
	readonly html: string;
	readonly createdAt: Date;
	/** null: to no account. */
	readonly accountId: string | null;
}

/** Adds a mail that may be sent at once. */
export const addToOutbox = (row: OutboxRow): Statement => ({ sql: INSERT, args: valuesOf(row) });

/** Adds it when the statement before it in the same transaction changed a row. */
export const addToOutboxIfChanged = (row: OutboxRow): Statement => ({
	sql: `${INSERT} WHERE changes() > 0`,
	args: valuesOf(row),
});

const INSERT = `INSERT INTO outbox (id, recipient, subject, text, html, created_at, due_at, account_id)
	SELECT ?, ?, ?, ?, ?, ?, ?, ?`;

const valuesOf = ({ id, recipient, subject, text, html, createdAt, accountId }: OutboxRow) => [
	id,
	recipient,
	subject,
	text,
	html,
	createdAt.getTime(),
	createdAt.getTime(),
	accountId,
];
