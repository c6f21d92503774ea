import type { ApiRequest } from '../http/api-message.ts';
import type { Runtime } from '../runtime.ts';
import { readVisitorCookie } from '../visitor.ts';
import { deviceIn } from './device.ts';
import { readSessionCookie } from './session-cookie.ts';

/** What a sign-in needs to know of the browser that asks for it. */
export interface Visit {
	readonly clientAddress: string;
	/** In words. */
	readonly device: string;
	/** From the visitor cookie: whose use is taken over. */
	readonly visitor: string | null;
	/** Of the session the browser has now, which the new one replaces. */
	readonly oldToken: string | null;
}

export function visitOf(
	request: ApiRequest,
	{ secret, publicOrigin }: Pick<Runtime, 'secret' | 'publicOrigin'>,
): Visit {
	const cookie = request.header('cookie');
	return {
		clientAddress: request.clientAddress,
		device: deviceIn(request.header('user-agent')),
		visitor: readVisitorCookie(cookie, secret),
		oldToken: readSessionCookie(cookie, publicOrigin),
	};
}
