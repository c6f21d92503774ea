import { type CredentialsRow, findCredentialsById } from '#db/accounts';
import { AppError } from '../errors.ts';
import type { Runtime } from '../runtime.ts';
import { takeAttempt } from './throttle.ts';

interface Confirmation {
	readonly accountId: string;
	readonly password: string;
	readonly clientAddress: string;
	/** The input that the refusal names. */
	readonly field: string;
}

/**
 * The account, when the password is its own: for what a session alone must not do. Counts like a sign-in. Throws
 * `wrong_password` or `too_many_sign_ins`.
 */
export async function requirePassword(
	runtime: Runtime,
	{ accountId, password, clientAddress, field }: Confirmation,
): Promise<CredentialsRow & { readonly passwordHash: string }> {
	const account = await findCredentialsById(runtime.db, accountId);
	if (account === null) throw new AppError('auth_required');
	runtime.passwords.requireRoom();
	const attempt = await takeAttempt(runtime, { email: account.email, clientAddress });
	const { isRight } = await runtime.passwords.verify(password, account.passwordHash).catch(async (error) => {
		await runtime.db.write(attempt.unseen);
		throw error;
	});
	if (!isRight || account.passwordHash === null) throw new AppError('wrong_password', { body: { field } });
	await runtime.db.write(attempt.succeeded);
	return { ...account, passwordHash: account.passwordHash };
}
