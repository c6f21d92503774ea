import type { ApiRequest } from '../http/api-message.ts';
import type { Runtime } from '../runtime.ts';
import { readVisitorCookie } from '../visitor.ts';
import { deviceIn } from './device.ts';
import { type DeviceCookie, readDeviceCookie } from './device-cookie.ts';
import { readSessionCookie } from './session-cookie.ts';
import { readStepCookie } from './step-cookie.ts';

/** The facts about a browser that a sign-in needs. */
export interface Visit {
	readonly clientAddress: string;
	/** Browser and system, in words. */
	readonly device: string;
	/** The device cookie, with marks of the accounts that this browser has signed in to before. */
	readonly deviceCookie: DeviceCookie | null;
	/** Id from the visitor cookie; the account takes over this visitor's use. */
	readonly visitor: string | null;
	/** Token of the session that the browser has now, which the new one replaces. */
	readonly oldToken: string | null;
	/** Token of a sign-in that this browser has begun and not finished. */
	readonly step: string | null;
}

export function visitOf(
	request: ApiRequest,
	{ secret, publicOrigin }: Pick<Runtime, 'secret' | 'publicOrigin'>,
): Visit {
	const cookie = request.header('cookie');
	return {
		clientAddress: request.clientAddress,
		device: deviceIn(request.header('user-agent')),
		deviceCookie: readDeviceCookie(cookie, publicOrigin),
		visitor: readVisitorCookie(cookie, secret),
		oldToken: readSessionCookie(cookie, publicOrigin),
		step: readStepCookie(cookie, publicOrigin),
	};
}
