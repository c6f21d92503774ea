import type { ResetRequest } from '#contract/auth';
import { confirmAccountOf, findCredentials, findCredentialsById, setPasswordOf } from '#db/accounts';
import { revokeAllOf } from '#db/api-tokens';
import { expireAllOf, findToken, spendToken } from '#db/mail-tokens';
import { endSessionsBeside, insertSessionByLink } from '#db/sessions';
import { expireStepsOfSession } from '#db/sign-in-steps';
import { CAPS } from '../caps.ts';
import { AppError } from '../errors.ts';
import { takeForm } from '../form-limits.ts';
import { noMail, writeMail } from '../mail/counted-mail.ts';
import { queueMailIfChanged } from '../mail/queue-mail.ts';
import { requireMail } from '../mail/require-mail.ts';
import type { Runtime } from '../runtime.ts';
import { beginSession, type SignedIn } from './begin-session.ts';
import { markFor } from './device-cookie.ts';
import { resetRequestLink } from './links.ts';
import { sendLink } from './mail-links.ts';
import { freshSession } from './new-session.ts';
import { requireGoodPassword } from './password-rules.ts';
import { forgiveOwner } from './throttle.ts';
import { hashOfToken } from './tokens.ts';
import type { Visit } from './visit.ts';

/**
 * Mails a reset link if the address has an account. Without one, counts and answers the same. A browser that has signed
 * in to the account before has a limit of its own.
 */
export async function requestReset(
	runtime: Runtime,
	email: string,
	{ clientAddress, deviceCookie }: Pick<Visit, 'clientAddress' | 'deviceCookie'>,
): Promise<{ ok: true }> {
	requireMail(runtime.mail);
	const account = await findCredentials(runtime.db, email);
	const isKnown = account !== null && markFor(deviceCookie, account.id, runtime.secret) !== null;
	if (!isKnown) await takeForm(runtime, CAPS.resets, clientAddress);
	const purpose = 'reset';
	const mail = account
		? sendLink(runtime, { account, purpose })
		: noMail({ purpose, email }, runtime.secret, runtime.now());
	await writeMail(runtime, purpose, mail);
	return { ok: true };
}

/** Checks a link without using it up. Throws `link_invalid` when it would not work. */
export async function checkReset(runtime: Runtime, code: string): Promise<{ ok: true }> {
	await requireOwner(runtime, code);
	return { ok: true };
}

/**
 * Uses the link up, sets the password, ends every session and API token and begins a session, in one transaction: of
 * simultaneous posts of one link exactly one succeeds. Throws `link_invalid`.
 */
export async function reset(
	runtime: Runtime,
	{ code, password }: Pick<ResetRequest, 'code' | 'password'>,
	visit: Visit,
): Promise<SignedIn> {
	const owner = await requireOwner(runtime, code);
	await requireGoodPassword(password, owner);
	const passwordHash = await runtime.passwords.hash(password);
	const linkHash = hashOfToken(code);
	const { token, ...session } = freshSession(visit, runtime.now());
	const statements = [
		spendToken(linkHash, ['reset'], session.now),
		insertSessionByLink(session, linkHash),
		setPasswordOf(session.tokenHash, passwordHash),
		queueMailIfChanged('password-changed', {
			recipient: owner.email,
			accountId: owner.id,
			values: { name: owner.name, link: resetRequestLink(runtime.publicOrigin) },
			now: session.now,
		}),
		// The link came by mail, so the address belongs to this person.
		confirmAccountOf(session.tokenHash, session.now),
		endSessionsBeside(session.tokenHash),
		expireAllOf(session.tokenHash, session.now),
		expireStepsOfSession(session.tokenHash),
		revokeAllOf(session.tokenHash),
		...forgiveOwner(owner, runtime.secret),
	];
	const { results, needsCode } = await beginSession(runtime, { statements, session, visit, owner: null });
	if (!results[0]?.length) throw new AppError('link_invalid');
	runtime.log('password_reset', { accountId: owner.id });
	runtime.mail.wake();
	return { accountId: owner.id, token, needsCode };
}

async function requireOwner({ db, now }: Runtime, code: string) {
	const found = await findToken(db, hashOfToken(code), 'reset', now());
	const owner = found?.isUsable ? await findCredentialsById(db, found.accountId) : null;
	if (owner === null) throw new AppError('link_invalid');
	return owner;
}
