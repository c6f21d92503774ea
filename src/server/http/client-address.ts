import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/**
 * The address of the caller. Each of the `proxies` proxies in front appends the address it saw, so the caller stands
 * that many places from the right of X-Forwarded-For. Without proxies the header can be forged and is ignored. All
 * callers without a known address count as one.
 */
export function clientAddressOf(message: IncomingMessage, proxies: number): string {
	const own = message.socket.remoteAddress ?? 'unknown';
	if (proxies === 0) return own;
	const header = message.headers['x-forwarded-for'];
	const chain = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',');
	return addressIn(chain.at(-proxies)?.trim() ?? '') ?? own;
}

/** Some proxies add the port, which changes with each connection and would make one caller look like many. */
function addressIn(text: string): string | null {
	const bare = text.replace(/^"(.*)"$/, '$1');
	const withoutPort = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(bare)?.[1] ?? /^([\d.]+):\d{1,5}$/.exec(bare)?.[1] ?? bare;
	return isIP(withoutPort) === 0 ? null : withoutPort;
}
