import type { Done } from '#contract/done';
import type { Call } from '../http/route.ts';
import { endReplaced } from './new-session.ts';
import { noSessionCookies } from './session-cookie.ts';
import { noStepCookie } from './step-cookie.ts';
import type { Visit } from './visit.ts';

/** Ends the session of this browser, if it has one, and a sign-in that was not finished. */
export async function signOut(
	{ runtime, setCookie }: Pick<Call<unknown>, 'runtime' | 'setCookie'>,
	visit: Visit,
): Promise<Done> {
	const { db, publicOrigin } = runtime;
	if (visit.oldToken !== null) await db.write(endReplaced(visit));
	for (const cookie of [...noSessionCookies(publicOrigin), ...noStepCookie(visit, publicOrigin)]) setCookie(cookie);
	return { ok: true };
}
