import type { IncomingMessage } from 'node:http';
import { AppError } from '../errors.ts';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Throws `wrong_host` when Host is not this site, because an attacker's name may point at this machine (DNS rebinding).
 * Allowed are the published host, the loopback names and the address the request arrived on.
 */
export function requireOwnHost(message: IncomingMessage, publicHost: string): void {
	const hosts = message.rawHeaders.filter((_, i, all) => i % 2 === 1 && all[i - 1]?.toLowerCase() === 'host');
	const [host = ''] = hosts;
	if (hosts.length !== 1) throw new AppError('malformed_request');
	if (!isOwnHost(host, publicHost, message)) throw new AppError('wrong_host');
	const absolute = /^https?:\/\/([^/?]*)/i.exec(message.url ?? '')?.[1];
	if (absolute !== undefined && absolute.toLowerCase() !== host.toLowerCase()) throw new AppError('wrong_host');
}

function isOwnHost(host: string, publicHost: string, message: IncomingMessage): boolean {
	const lower = host.toLowerCase();
	if (lower === publicHost) return true;
	const name = /^(\[[0-9a-f:.]+\]|[a-z0-9.-]+)(?::\d{1,5})?$/.exec(lower)?.[1];
	if (name === undefined) return false;
	return LOOPBACK.has(name) || name === bracketed(message.socket.localAddress ?? '');
}

function bracketed(address: string): string {
	const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
	return plain.includes(':') ? `[${plain}]` : plain;
}
