import type { ResetRequest } from '#contract/auth';
import { confirmAccountOf, findCredentials, findCredentialsById, setPasswordOf } from '#db/accounts';
import { expireAllOf, findToken, spendToken } from '#db/mail-tokens';
import { endSessionsBeside, insertSessionByLink } from '#db/sessions';
import { AppError } from '../errors.ts';
import { queueMailIfChanged } from '../mail/queue-mail.ts';
import { requireMail } from '../mail/require-mail.ts';
import type { Runtime } from '../runtime.ts';
import { resetRequestLink } from './links.ts';
import { sendLink } from './mail-links.ts';
import { endReplaced, freshSession } from './new-session.ts';
import { requireGoodPassword } from './password-rules.ts';
import { forgiveAddress, takeForm, takeNoMail } from './throttle.ts';
import { hashOfToken } from './tokens.ts';
import type { Visit } from './visit.ts';

/** A reset link, if the address has an account. Where it has none the same is counted, and the answer never says. */
export async function requestReset(runtime: Runtime, email: string, clientAddress: string): Promise<{ ok: true }> {
	requireMail(runtime.mail);
	await takeForm(runtime, clientAddress);
	const account = await findCredentials(runtime.db, email);
	const statements = account
		? sendLink(runtime, { account, purpose: 'reset' })
		: takeNoMail({ purpose: 'reset', email }, runtime.secret, runtime.now());
	await runtime.db.write(statements);
	runtime.mail.wake();
	return { ok: true };
}

/** Throws `link_invalid` when the link would not work; uses nothing up. */
export async function checkReset(runtime: Runtime, code: string): Promise<{ ok: true }> {
	await requireOwner(runtime, code);
	return { ok: true };
}

/**
 * Uses the link up, sets the password, ends every session and begins one, all or nothing: of any number of posts of one
 * link exactly one does. Throws `link_invalid`.
 */
export async function reset(
	runtime: Runtime,
	{ code, password }: Pick<ResetRequest, 'code' | 'password'>,
	visit: Visit,
): Promise<{ readonly token: string }> {
	const owner = await requireOwner(runtime, code);
	await requireGoodPassword(password, owner);
	const passwordHash = await runtime.passwords.hash(password);
	const linkHash = hashOfToken(code);
	const { token, ...session } = freshSession(visit, runtime.now());
	const [used] = await runtime.db.write([
		spendToken(linkHash, 'reset', session.now),
		insertSessionByLink(session, linkHash),
		setPasswordOf(session.tokenHash, passwordHash),
		queueMailIfChanged('password-changed', {
			recipient: owner.email,
			accountId: owner.id,
			values: { name: owner.name, link: resetRequestLink(runtime.publicOrigin) },
			now: session.now,
		}),
		// The link came by mail, so the address is its owner's.
		confirmAccountOf(session.tokenHash, session.now),
		endSessionsBeside(session.tokenHash),
		...endReplaced(visit),
		expireAllOf(session.tokenHash, session.now),
		forgiveAddress(owner.email, runtime.secret),
	]);
	if (!used?.length) throw new AppError('link_invalid');
	runtime.log('password_reset', { accountId: owner.id });
	runtime.mail.wake();
	return { token };
}

async function requireOwner({ db, now }: Runtime, code: string) {
	const found = await findToken(db, hashOfToken(code), 'reset', now());
	const owner = found?.isUsable ? await findCredentialsById(db, found.accountId) : null;
	if (owner === null) throw new AppError('link_invalid');
	return owner;
}
