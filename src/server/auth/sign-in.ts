import { canonicalAddress } from '#contract/email-address';
import { type CredentialsRow, findCredentials, replacePassword, touchWhilePasswordIs } from '#db/accounts';
import type { Statement } from '#db/client';
import { insertSessionIfChanged } from '#db/sessions';
import { AppError } from '../errors.ts';
import { foldVisitor } from '../quota/fold-visitor.ts';
import type { Runtime } from '../runtime.ts';
import { endReplaced, freshSession } from './new-session.ts';
import { type Attempt, takeAttempt } from './throttle.ts';
import type { Visit } from './visit.ts';

export interface SignInForm {
	readonly email: string;
	readonly password: string;
}

export interface SignedIn {
	readonly accountId: string;
	/** For the session cookie. */
	readonly token: string;
}

/**
 * Begins a session for the right address and password. Known and unknown addresses take the same way and time:
 * `wrong_credentials`; `email_not_confirmed` is said only to who knows the password.
 */
export async function signIn(runtime: Runtime, form: SignInForm, visit: Visit): Promise<SignedIn> {
	const email = canonicalAddress(form.email);
	if (email === null) throw new AppError('wrong_credentials');
	runtime.passwords.requireRoom();
	const attempt = await takeAttempt(runtime, { email, clientAddress: visit.clientAddress });
	const account = await findCredentials(runtime.db, email);
	const renewals = await requireRightPassword(runtime, { account, password: form.password, attempt });
	if (account?.passwordHash == null) throw new AppError('wrong_credentials');
	if (!account.isConfirmed) {
		await runtime.db.write(attempt.succeeded);
		throw new AppError('email_not_confirmed');
	}
	const { token, ...session } = freshSession(visit, runtime.now());
	const [begun] = await runtime.db.write([
		// Looking at a password takes its time: a reset in between must not be outlived by a session of the old one.
		touchWhilePasswordIs(account.id, account.passwordHash, session.now),
		insertSessionIfChanged({ ...session, accountId: account.id }),
		...endReplaced(visit),
		...attempt.succeeded,
		...renewals,
	]);
	if (!begun?.length) throw new AppError('wrong_credentials');
	runtime.log('signed_in', { accountId: account.id });
	await foldVisitor(runtime, visit.visitor, account.id);
	return { accountId: account.id, token };
}

interface Claim {
	readonly account: CredentialsRow | null;
	readonly password: string;
	readonly attempt: Attempt;
}

/** Throws `wrong_credentials`. Gives what is to be written when the password is kept at another cost than today's. */
async function requireRightPassword(
	{ db, passwords, now, log }: Runtime,
	{ account, password, attempt }: Claim,
): Promise<Statement[]> {
	const phc = account?.passwordHash ?? null;
	const verdict = await passwords.verify(password, phc).catch(async (error) => {
		// Too busy to look: it was no try.
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
