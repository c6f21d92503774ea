import type { IncomingMessage } from 'node:http';

/**
 * Who is calling. Behind `proxies` proxies each of which appends the address it saw, the caller stands that many places from
 * the right of X-Forwarded-For; without proxies the header is anyone's invention and is ignored. An unknown address is
 * one shared caller.
 */
export function clientAddressOf(message: IncomingMessage, proxies: number): string {
	const own = message.socket.remoteAddress ?? 'unknown';
	if (proxies === 0) return own;
	const header = message.headers['x-forwarded-for'];
	const chain = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',').map((part) => part.trim());
	return chain.at(-proxies) || own;
}
