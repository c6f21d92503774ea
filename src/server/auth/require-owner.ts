import { type CredentialsRow, findCredentialsById } from '#db/accounts';
import { findSessionBegin } from '#db/sessions';
import type { Account } from '../caller.ts';
import { AppError } from '../errors.ts';
import type { Runtime } from '../runtime.ts';
import { requirePassword } from './require-password.ts';

/** How long a sign-in without a password counts as proof. */
const FRESH_MS = 10 * 60_000;

/**
 * Returns the account when the caller has proved to be its owner, for actions that need more than a session. The proof
 * is the password, or a recent sign-in where the account has no password. Throws `wrong_password`, `rate_limited` or
 * `sign_in_again`.
 */
export async function requireOwner(
	runtime: Runtime,
	account: Pick<Account, 'id' | 'sessionId'>,
	password: string,
): Promise<CredentialsRow> {
	const row = await findCredentialsById(runtime.db, account.id);
	if (row === null) throw new AppError('auth_required');
	if (row.passwordHash === null) {
		const begin = await findSessionBegin(runtime.db, account.sessionId ?? '');
		const isFresh = begin !== null && runtime.now().getTime() - begin.getTime() < FRESH_MS;
		if (!isFresh) throw new AppError('sign_in_again');
		return row;
	}
	const field = 'password';
	if (password === '') throw new AppError('password_required', { body: { field } });
	return requirePassword(runtime, { account, password, field });
}
