import { isIP } from 'node:net';
import { AppError } from '../errors.ts';
import type { ApiRequest } from '../http/api-message.ts';
import { ownOriginOf } from '../http/origin-check.ts';
import type { Runtime } from '../runtime.ts';

export interface RelyingParty {
	/** The host name that passkeys are bound to. */
	readonly id: string;
	/** The only origin whose pages may use it. */
	readonly origin: string;
}

/**
 * Ed25519, ES256 and RS256, which authenticators support. Newer algorithms are experimental, and Node prints a warning
 * for them.
 */
export const ALGORITHMS = [-8, -7, -257];

/**
 * This site as a relying party of the standard. Throws `passkey_unavailable` for an IP address, which no passkey can be
 * bound to.
 */
export function relyingPartyOf(request: ApiRequest, { publicOrigin }: Pick<Runtime, 'publicOrigin'>): RelyingParty {
	const origin = ownOriginOf(request, publicOrigin);
	const { hostname } = new URL(origin);
	if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) throw new AppError('passkey_unavailable');
	return { id: hostname, origin };
}
