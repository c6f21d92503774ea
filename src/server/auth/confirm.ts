import type { ConfirmRequest } from '#contract/auth';
import { safeNext } from '#contract/next-target';
import { confirmAccountOf, findCredentials } from '#db/accounts';
import { findToken, spendToken } from '#db/mail-tokens';
import { insertSessionByLink } from '#db/sessions';
import { AppError } from '../errors.ts';
import { requireMail } from '../mail/require-mail.ts';
import { foldVisitor } from '../quota/fold-visitor.ts';
import type { Runtime } from '../runtime.ts';
import { sendLink } from './mail-links.ts';
import { endReplaced, freshSession } from './new-session.ts';
import { takeForm, takeNoMail } from './throttle.ts';
import { hashOfToken } from './tokens.ts';
import type { Visit } from './visit.ts';

/**
 * The link in the mail was followed: uses it up, confirms the address and signs in, all or nothing. Throws
 * `confirmation_failed`, or `already_confirmed` for a link of an account that has been confirmed.
 */
export async function confirm(
	runtime: Runtime,
	{ token: linkToken, next }: ConfirmRequest,
	visit: Visit,
): Promise<{ readonly token: string; readonly next: string }> {
	const { db, now } = runtime;
	const linkHash = hashOfToken(linkToken);
	const { token, ...session } = freshSession(visit, now());
	const [used] = await db.write([
		spendToken(linkHash, 'confirm', session.now),
		insertSessionByLink(session, linkHash),
		confirmAccountOf(session.tokenHash, session.now),
	]);
	const accountId = used?.[0]?.['account_id'];
	if (accountId === undefined) throw await refusalOf(runtime, linkHash);
	await db.write(endReplaced(visit));
	await foldVisitor(runtime, visit.visitor, String(accountId));
	return { token, next: safeNext(next) };
}

async function refusalOf({ db, now }: Runtime, linkHash: string): Promise<AppError> {
	const found = await findToken(db, linkHash, 'confirm', now());
	return new AppError(found?.isConfirmed ? 'already_confirmed' : 'confirmation_failed');
}

/** A new confirmation link, if the address has an account that waits for one. The answer never says. */
export async function resend(runtime: Runtime, email: string, clientAddress: string): Promise<{ ok: true }> {
	requireMail(runtime.mail);
	await takeForm(runtime, clientAddress);
	const account = await findCredentials(runtime.db, email);
	const isWaiting = account !== null && !account.isConfirmed;
	await runtime.db.write(
		isWaiting
			? sendLink(runtime, { account, purpose: 'confirm' })
			: takeNoMail({ purpose: 'confirm', email }, runtime.secret, runtime.now()),
	);
	runtime.mail.wake();
	return { ok: true };
}
