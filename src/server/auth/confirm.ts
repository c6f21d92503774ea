import type { ConfirmRequest } from '#contract/auth';
import { safeNext } from '#contract/next-target';
import { confirmAccountOf, findCredentials } from '#db/accounts';
import { findToken, spendToken } from '#db/mail-tokens';
import { insertSessionByLink } from '#db/sessions';
import { CAPS } from '../caps.ts';
import { AppError } from '../errors.ts';
import { takeForm } from '../form-limits.ts';
import { noMail, writeMail } from '../mail/counted-mail.ts';
import { requireMail } from '../mail/require-mail.ts';
import type { Runtime } from '../runtime.ts';
import { beginSession, type SignedIn } from './begin-session.ts';
import { sendLink } from './mail-links.ts';
import { freshSession } from './new-session.ts';
import { signedIn } from './signed-in.ts';
import { hashOfToken } from './tokens.ts';
import type { Visit } from './visit.ts';

/**
 * Handles a mailed link that signs the person in: uses it up, confirms the address and begins a session, in one
 * transaction. Throws `confirmation_failed`, or `already_confirmed` when the account is confirmed.
 */
export async function confirm(
	runtime: Runtime,
	{ token: linkToken, next }: ConfirmRequest,
	visit: Visit,
): Promise<SignedIn & { readonly next: string }> {
	const { now } = runtime;
	const linkHash = hashOfToken(linkToken);
	const { token, ...session } = freshSession(visit, now());
	const statements = [
		spendToken(linkHash, ['confirm', 'sign-in'], session.now),
		insertSessionByLink(session, linkHash),
		confirmAccountOf(session.tokenHash, session.now),
	];
	const { results, needsCode } = await beginSession(runtime, { statements, session, visit, owner: null });
	const accountId = results[0]?.[0]?.['account_id'];
	if (accountId === undefined) throw await refusalOf(runtime, linkHash);
	return {
		...(await signedIn(runtime, visit, { accountId: String(accountId), token, needsCode })),
		next: safeNext(next),
	};
}

async function refusalOf({ db, now }: Runtime, linkHash: string): Promise<AppError> {
	const found = await findToken(db, linkHash, 'confirm', now());
	return new AppError(found?.isConfirmed ? 'already_confirmed' : 'confirmation_failed');
}

/** Sends a new confirmation link if the address has an unconfirmed account. The answer is the same without one. */
export async function resend(runtime: Runtime, email: string, clientAddress: string): Promise<{ ok: true }> {
	requireMail(runtime.mail);
	await takeForm(runtime, CAPS.resends, clientAddress);
	const account = await findCredentials(runtime.db, email);
	const isWaiting = account !== null && !account.isConfirmed;
	const purpose = 'confirm';
	const mail = isWaiting
		? sendLink(runtime, { account, purpose })
		: noMail({ purpose, email }, runtime.secret, runtime.now());
	await writeMail(runtime, purpose, mail);
	return { ok: true };
}
