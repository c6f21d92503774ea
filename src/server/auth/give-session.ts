import type { Call } from '../http/route.ts';
import { sessionCookies } from './session-cookie.ts';

/** The browser that made this call has the session from now on. */
export function giveSession({ runtime, setCookie }: Pick<Call<unknown>, 'runtime' | 'setCookie'>, token: string): void {
	for (const cookie of sessionCookies(token, runtime.publicOrigin)) setCookie(cookie);
}
