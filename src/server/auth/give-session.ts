import type { SessionBegun } from '#contract/auth';
import type { Call } from '../http/route.ts';
import type { Runtime } from '../runtime.ts';
import type { SignedIn } from './begin-session.ts';
import { deviceCookie } from './device-cookie.ts';
import { sessionCookies } from './session-cookie.ts';
import { noStepCookie, stepCookie } from './step-cookie.ts';
import { type Visit, visitOf } from './visit.ts';

/**
 * Sets the session and device cookies in the browser that made this call; or, when a code is needed first, the step
 * cookie.
 */
export function giveSession(
	{ runtime, request, setCookie }: Pick<Call<unknown>, 'runtime' | 'request' | 'setCookie'>,
	signedIn: SignedIn,
): SessionBegun {
	for (const cookie of cookiesFor(runtime, visitOf(request, runtime), signedIn)) setCookie(cookie);
	return { ok: true, needsCode: signedIn.needsCode };
}

/** The `Set-Cookie` values for a session that begins or waits for a code. */
export function cookiesFor(runtime: Runtime, visit: Visit, { token, accountId, needsCode }: SignedIn): string[] {
	const { publicOrigin } = runtime;
	if (needsCode) return [stepCookie(token, publicOrigin)];
	return [
		...sessionCookies(token, publicOrigin),
		deviceCookie(runtime, { device: visit.deviceCookie, accountId }),
		...noStepCookie(visit, publicOrigin),
	];
}
