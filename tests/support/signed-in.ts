import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '#db/client';

/** Makes an account with a session that lasts until 2100, and returns its id and bearer header. */
export async function signedIn(db: Database, plan = 'free'): Promise<{ id: string; authorization: string }> {
	const id = randomBytes(8).toString('hex');
	const token = randomBytes(24).toString('base64url');
	const hash = createHash('sha256').update(token).digest('hex');
	await db.write([
		{
			sql: 'INSERT INTO accounts (id, email, plan, created_at, updated_at) VALUES (?, ?, ?, 0, 0)',
			args: [id, `${id}@ploop.test`, plan],
		},
		{
			sql: 'INSERT INTO sessions (token_hash, account_id, created_at, expires_at) VALUES (?, ?, 0, ?)',
			args: [hash, id, Date.UTC(2100, 0)],
		},
	]);
	return { id, authorization: `Bearer ${token}` };
}
