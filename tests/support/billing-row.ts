import type { Runtime } from '#server/runtime';

/** The account's row, by column name. */
export async function accountRow({ db }: Pick<Runtime, 'db'>, id: string): Promise<Readonly<Record<string, unknown>>> {
	const [row] = await db.read({ sql: 'SELECT * FROM accounts WHERE id = ?', args: [id] });
	if (row === undefined) throw new Error(`account ${id} has no row in the database of this test`);
	return { ...row };
}

/** Subjects of the mails to an address, in alphabetical order, because mails of the same moment have no other order. */
export async function subjectsTo({ db }: Pick<Runtime, 'db'>, email: string): Promise<string[]> {
	const sql = 'SELECT subject FROM outbox WHERE recipient = ? ORDER BY subject';
	return (await db.read({ sql, args: [email] })).map((row) => String(row['subject']));
}
