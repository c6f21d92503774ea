import type { Database } from '#db/client';
import { insertSessionIfChanged } from '#db/sessions';
import { hashOfToken, newToken } from '#server/auth/tokens';
import { timeOrderedId } from '#server/ids';
import { randomBytes } from '#server/random-bytes';

export interface SignedIn {
	readonly id: string;
	readonly email: string;
	/** The session's token as a bearer token. */
	readonly authorization: string;
	/** The session's cookie, as a browser on plain HTTP sends it. */
	readonly cookie: string;
	readonly token: string;
}

interface SignedInOptions {
	readonly plan?: string;
	readonly email?: string;
	/** When the session begins. If absent, the session lasts until 2100 without renewal. */
	readonly at?: Date;
}

/** Creates a confirmed account with a session. */
export async function signedIn(db: Database, options: string | SignedInOptions = {}): Promise<SignedIn> {
	const { plan = 'free', at, email } = typeof options === 'string' ? { plan: options } : options;
	const id = randomBytes(8).toString('hex');
	const address = email ?? `${id}@ploop.test`;
	await db.write([
		{
			sql: `INSERT INTO accounts (id, email, plan, confirmed_at, created_at, updated_at) VALUES (?, ?, ?, 0, 0, 0)`,
			args: [id, address, plan],
		},
	]);
	return { id, email: address, ...(await sessionOf(db, id, at)) };
}

/** Creates another session of an account. */
export async function sessionOf(
	db: Database,
	accountId: string,
	at: Date = new Date(Date.UTC(2099, 11, 20)),
): Promise<Pick<SignedIn, 'authorization' | 'cookie' | 'token'>> {
	const token = newToken();
	const id = timeOrderedId(at, randomBytes(10));
	await db.write([
		{ sql: 'UPDATE accounts SET id = id WHERE id = ?', args: [accountId] },
		insertSessionIfChanged({ id, tokenHash: hashOfToken(token), accountId, device: 'Test', now: at }),
	]);
	return { token, authorization: `Bearer ${token}`, cookie: `ploop_session=${token}` };
}

/** Creates an API token of an account, for the Authorization header. */
export async function apiTokenOf(db: Database, accountId: string): Promise<{ authorization: string; token: string }> {
	const token = `ploop_${newToken()}`;
	const sql = 'INSERT INTO api_tokens (id, account_id, token_hash, name, ending, created_at) VALUES (?, ?, ?, ?, ?, 0)';
	const args = [randomBytes(8).toString('hex'), accountId, hashOfToken(token), 'Test', token.slice(-4)];
	await db.write([{ sql, args }]);
	return { token, authorization: `Bearer ${token}` };
}
