import type { ChangePasswordRequest } from '#contract/auth';
import { replacePassword } from '#db/accounts';
import { revokeAllOf } from '#db/api-tokens';
import { expireAllOf } from '#db/mail-tokens';
import { endSessionsBeside, insertSessionIfChanged } from '#db/sessions';
import { expireStepsOfSession } from '#db/sign-in-steps';
import type { Account } from '../caller.ts';
import { AppError } from '../errors.ts';
import { queueMailIfChanged } from '../mail/queue-mail.ts';
import type { Runtime } from '../runtime.ts';
import type { SignedIn } from './begin-session.ts';
import { resetRequestLink } from './links.ts';
import { freshSession } from './new-session.ts';
import { requireGoodPassword } from './password-rules.ts';
import { requirePassword } from './require-password.ts';
import type { Visit } from './visit.ts';

/**
 * Sets another password, ends every session, begins a new one in this browser, invalidates mailed links and mails the
 * owner. `endTokens` also deletes the API tokens. Throws `wrong_password` for the field `currentPassword`.
 */
export async function changePassword(
	runtime: Runtime,
	caller: Pick<Account, 'id' | 'sessionId'>,
	{ currentPassword, password, endTokens }: Omit<ChangePasswordRequest, 'confirmPassword'>,
	visit: Visit,
): Promise<SignedIn> {
	const accountId = caller.id;
	const field = 'currentPassword';
	const account = await requirePassword(runtime, { account: caller, password: currentPassword, field });
	await requireGoodPassword(password, account);
	const passwordHash = await runtime.passwords.hash(password);
	const { token, ...session } = freshSession(visit, runtime.now());
	const [replaced] = await runtime.db.write([
		replacePassword(accountId, account.passwordHash, passwordHash, session.now),
		insertSessionIfChanged({ ...session, accountId }),
		queueMailIfChanged('password-changed', {
			recipient: account.email,
			accountId,
			values: { name: account.name, link: resetRequestLink(runtime.publicOrigin) },
			now: session.now,
		}),
		endSessionsBeside(session.tokenHash),
		expireAllOf(session.tokenHash, session.now),
		expireStepsOfSession(session.tokenHash),
		...(endTokens ? [revokeAllOf(session.tokenHash)] : []),
	]);
	if (!replaced?.length) throw new AppError('wrong_password', { body: { field } });
	runtime.log('password_changed', { accountId });
	runtime.mail.wake();
	return { accountId, token, needsCode: false };
}
