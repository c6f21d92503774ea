import { hashPassword } from '#server/auth/password-hash';
import { timeOrderedId } from '#server/ids';
import { randomBytes } from '#server/random-bytes';
import type { Runtime } from '#server/runtime';

export const PASSWORD = 'a heron by the lake';
const HASHED = hashPassword(PASSWORD);

/** Creates a confirmed account that can sign in with `PASSWORD`; returns its id. */
export async function passwordAccount({ db }: Pick<Runtime, 'db'>, email = 'ann@example.com'): Promise<string> {
	const id = timeOrderedId(new Date(0), randomBytes(10));
	const sql = `INSERT INTO accounts (id, email, password_hash, confirmed_at, created_at, updated_at)
		VALUES (?, ?, ?, 0, 0, 0)`;
	await db.write([{ sql, args: [id, email, await HASHED] }]);
	return id;
}
