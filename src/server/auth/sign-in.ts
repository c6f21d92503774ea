import { canonicalAddress } from '#contract/email-address';
import { type CredentialsRow, findCredentials, replacePassword, touchWhilePasswordIs } from '#db/accounts';
import type { Statement } from '#db/client';
import { insertSessionIfChanged } from '#db/sessions';
import { AppError } from '../errors.ts';
import type { Runtime } from '../runtime.ts';
import { beginSession, type SignedIn } from './begin-session.ts';
import { markFor } from './device-cookie.ts';
import { freshSession } from './new-session.ts';
import type { Queue } from './password-keeper.ts';
import { mailLinkIfRight } from './sign-in-link.ts';
import { signedIn } from './signed-in.ts';
import { type Attempt, takeAttempt, takeOwnAttempt } from './throttle.ts';
import type { Visit } from './visit.ts';

export interface SignInForm {
	readonly email: string;
	readonly password: string;
}

/**
 * Begins a session for the right address and password. Throws `wrong_credentials`, after the same steps and time for
 * known and unknown addresses, and `email_not_confirmed` only when the password is right. A browser that has signed in
 * before has attempts of its own; a new one may have to wait (`too_many_sign_ins`) and then gets a link by mail.
 */
export async function signIn(runtime: Runtime, form: SignInForm, visit: Visit): Promise<SignedIn> {
	const email = canonicalAddress(form.email);
	if (email === null) throw new AppError('wrong_credentials');
	const account = await findCredentials(runtime.db, email);
	const mark = account && markFor(visit.deviceCookie, account.id, runtime.secret);
	const queue = mark === null ? 'everyone' : 'known';
	runtime.passwords.requireRoom(queue);
	const attempt = await (mark === null
		? takeAttempt(runtime, { email, clientAddress: visit.clientAddress })
		: takeOwnAttempt(runtime, mark));
	const claim = { account, password: form.password };
	if (attempt.refusal !== null) {
		await mailLinkIfRight(runtime, claim);
		throw attempt.refusal;
	}
	const renewals = await requireRightPassword(runtime, { ...claim, attempt, queue });
	if (account?.passwordHash == null) throw new AppError('wrong_credentials');
	if (!account.isConfirmed) {
		await runtime.db.write(attempt.succeeded);
		throw new AppError('email_not_confirmed');
	}
	const { token, ...session } = freshSession(visit, runtime.now());
	const { results, needsCode } = await beginSession(runtime, {
		statements: [
			// Checking a password takes time, and no session may begin with a password that was reset meanwhile.
			touchWhilePasswordIs(account.id, account.passwordHash, session.now),
			insertSessionIfChanged({ ...session, accountId: account.id }),
			...attempt.succeeded,
			...renewals,
		],
		session,
		visit,
		owner: account,
	});
	if (!results[0]?.length) throw new AppError('wrong_credentials');
	return signedIn(runtime, visit, { accountId: account.id, token, needsCode });
}

interface Claim {
	readonly account: CredentialsRow | null;
	readonly password: string;
	readonly queue: Queue;
	readonly attempt: Attempt;
}

/** Throws `wrong_credentials`. Returns the statement that stores the hash at today's cost, when that is needed. */
async function requireRightPassword(
	{ db, passwords, now, log }: Runtime,
	{ account, password, queue, attempt }: Claim,
): Promise<Statement[]> {
	const phc = account?.passwordHash ?? null;
	const verdict = await passwords.verify(password, phc, queue).catch(async (error) => {
		// The password was not checked, so the attempt does not count.
		await db.write(attempt.unseen);
		throw error;
	});
	if (!verdict.isRight) {
		log('sign_in_refused', { accountId: account?.id });
		throw new AppError('wrong_credentials');
	}
	if (account === null || phc === null || !verdict.isOutdated) return [];
	return [replacePassword(account.id, phc, await passwords.hash(password), now())];
}
