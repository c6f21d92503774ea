import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/**
 * The address of the caller. Each of the `proxies` proxies in front appends the address it saw to X-Forwarded-For, so
 * the caller's is that many places from the right. Without proxies the header is ignored, because it can be forged. All
 * callers without a known address count as one.
 */
export function clientAddressOf(message: IncomingMessage, proxies: number): string {
	const own = message.socket.remoteAddress ?? 'unknown';
	if (proxies === 0) return own;
	const header = message.headers['x-forwarded-for'];
	const chain = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',');
	return addressIn(chain.at(-proxies)?.trim() ?? '') ?? own;
}

/**
 * Removes the port that some proxies add, which differs for each connection and would make one caller look like many.
 */
function addressIn(text: string): string | null {
	const bare = text.replace(/^"(.*)"$/, '$1');
	const withoutPort = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(bare)?.[1] ?? /^([\d.]+):\d{1,5}$/.exec(bare)?.[1] ?? bare;
	return isIP(withoutPort) === 0 ? null : withoutPort;
}
