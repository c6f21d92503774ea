import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/**
 * Who is calling. Behind `proxies` proxies each of which appends the address it saw, the caller stands that many places from
 * the right of X-Forwarded-For; without proxies the header is anyone's invention and is ignored. An unknown address is
 * one shared caller.
 */
export function clientAddressOf(message: IncomingMessage, proxies: number): string {
	const own = message.socket.remoteAddress ?? 'unknown';
	if (proxies === 0) return own;
	const header = message.headers['x-forwarded-for'];
	const chain = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',');
	return addressIn(chain.at(-proxies)?.trim() ?? '') ?? own;
}

/** Some proxies add the port, which is new with each connection: with it, one caller would be as many as they like. */
function addressIn(text: string): string | null {
	const bare = text.replace(/^"(.*)"$/, '$1');
	const withoutPort = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(bare)?.[1] ?? /^([\d.]+):\d{1,5}$/.exec(bare)?.[1] ?? bare;
	return isIP(withoutPort) === 0 ? null : withoutPort;
}
