import type { Done } from '#contract/done';
import type { Call } from '../http/route.ts';
import { endReplaced } from './new-session.ts';
import { noSessionCookies } from './session-cookie.ts';
import { noStepCookie } from './step-cookie.ts';
import type { Visit } from './visit.ts';

/** Ends this browser's session and its unfinished sign-in, if there are any. */
export async function signOut(
	{ runtime, setCookie }: Pick<Call<unknown>, 'runtime' | 'setCookie'>,
	visit: Visit,
): Promise<Done> {
	const { db, publicOrigin } = runtime;
	if (visit.oldToken !== null) await db.write(endReplaced(visit));
	for (const cookie of [...noSessionCookies(publicOrigin), ...noStepCookie(visit, publicOrigin)]) setCookie(cookie);
	return { ok: true };
}
