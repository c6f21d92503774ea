import type { Runtime } from '#server/runtime';

/** What the account's row says, every column by its name. */
export async function accountRow({ db }: Pick<Runtime, 'db'>, id: string): Promise<Readonly<Record<string, unknown>>> {
	const [row] = await db.read({ sql: 'SELECT * FROM accounts WHERE id = ?', args: [id] });
	if (row === undefined) throw new Error(`account ${id} has no row in the database of this test`);
	return { ...row };
}

/** Subjects of the mails to an address, in alphabetical order, since mails of the same instant have no other order. */
export async function subjectsTo({ db }: Pick<Runtime, 'db'>, email: string): Promise<string[]> {
	const sql = 'SELECT subject FROM outbox WHERE recipient = ? ORDER BY subject';
	return (await db.read({ sql, args: [email] })).map((row) => String(row['subject']));
}
