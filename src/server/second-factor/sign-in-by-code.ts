import { findCredentialsById } from '#db/accounts';
import { spendCode } from '#db/second-factor';
import { insertSessionIfChanged } from '#db/sessions';
import { findStepOwner, spendStepIfChanged } from '#db/sign-in-steps';
import { beginSession, type SignedIn } from '../auth/begin-session.ts';
import { freshSession } from '../auth/new-session.ts';
import { signedIn } from '../auth/signed-in.ts';
import { takeCodeAttempt } from '../auth/throttle.ts';
import { hashOfToken } from '../auth/tokens.ts';
import type { Visit } from '../auth/visit.ts';
import { AppError } from '../errors.ts';
import type { Runtime } from '../runtime.ts';
import { readCode } from './read-code.ts';

/**
 * Begins the session of a sign-in in this browser that waits for its code. Counts the attempt before it checks the
 * code. Throws `code_wrong`, `code_expired` or `rate_limited`.
 */
export async function signInByCode(runtime: Runtime, code: string, visit: Visit): Promise<SignedIn> {
	const { db, log } = runtime;
	const now = runtime.now();
	const step = { tokenHash: hashOfToken(visit.step ?? ''), purpose: 'code', now } as const;
	const accountId = await findStepOwner(db, step);
	if (accountId === null) throw new AppError('code_expired');
	const attempt = await takeCodeAttempt(runtime, accountId, visit);
	if (attempt.refusal !== null) throw new AppError('rate_limited', attempt.refusal.details);
	const given = await readCode(runtime, accountId, code);
	const { token, ...session } = freshSession(visit, now);
	const results =
		given === null
			? null
			: (
					await beginSession(runtime, {
						statements: [
							spendCode(accountId, given, now, step.tokenHash),
							spendStepIfChanged(step),
							insertSessionIfChanged({ ...session, accountId }),
						],
						session,
						visit,
						owner: await findCredentialsById(db, accountId),
						hasTwoFactors: true,
					})
				).results;
	if (!results?.[0]?.length) {
		log('code_refused', { accountId });
		throw new AppError('code_wrong', { body: { field: 'code' } });
	}
	await db.write([...attempt.succeeded]);
	return signedIn(runtime, visit, { accountId, token, needsCode: false });
}
