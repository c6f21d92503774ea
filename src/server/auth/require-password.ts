import { type CredentialsRow, findCredentialsById } from '#db/accounts';
import type { Account } from '../caller.ts';
import { AppError } from '../errors.ts';
import type { Runtime } from '../runtime.ts';
import { takeOwnAttempt } from './throttle.ts';

interface Confirmation {
	readonly account: Pick<Account, 'id' | 'sessionId'>;
	readonly password: string;
	/** Name of the input for the refusal. */
	readonly field: string;
}

/**
 * Returns the account when the password is right, for actions that need more than a session. Attempts are counted by
 * session. Throws `wrong_password` or `rate_limited`.
 */
export async function requirePassword(
	runtime: Runtime,
	{ account: { id, sessionId }, password, field }: Confirmation,
): Promise<CredentialsRow & { readonly passwordHash: string }> {
	const account = await findCredentialsById(runtime.db, id);
	if (account === null) throw new AppError('auth_required');
	runtime.passwords.requireRoom('known');
	const attempt = await takeOwnAttempt(runtime, sessionId ?? id);
	if (attempt.refusal !== null) throw new AppError('rate_limited', attempt.refusal.details);
	const { isRight } = await runtime.passwords.verify(password, account.passwordHash, 'known').catch(async (error) => {
		await runtime.db.write(attempt.unseen);
		throw error;
	});
	if (!isRight || account.passwordHash === null) throw new AppError('wrong_password', { body: { field } });
	await runtime.db.write(attempt.succeeded);
	return { ...account, passwordHash: account.passwordHash };
}
