import type { IncomingMessage } from 'node:http';
import { answerStripePage, isStripePagePath } from '../billing/stripe-pages.ts';
import { AppError } from '../errors.ts';
import { isMailboxPath, type Mailbox } from '../mail/mailbox.ts';
import type { Runtime } from '../runtime.ts';
import type { FindEndpoint } from './api-endpoints.ts';
import type { ApiAnswer } from './api-message.ts';
import { clientAddressOf } from './client-address.ts';
import { finishReading } from './finish-reading.ts';
import { fromNode } from './node-message.ts';

/** The parts of a server that answer requests without built files. */
export interface LiveSite {
	readonly runtime: Runtime;
	readonly findEndpoint: FindEndpoint;
	/** The mailbox of a local server; null: there is none. */
	readonly mailbox: Mailbox | null;
	/** Proxies in front of this server that append to X-Forwarded-For. */
	readonly proxies: number;
}

const PAGE_METHODS = ['GET', 'HEAD', 'POST'];

/** Whether code and not a file answers this address: the API, and the mailbox and Stripe pages of a local server. */
export const isLive = ({ runtime, mailbox }: LiveSite, path: string): boolean =>
	isApi(path) ||
	(mailbox !== null && isMailboxPath(path)) ||
	(runtime.embeddedStripe !== null && isStripePagePath(path));

/**
 * Answers an address for which `isLive` is true; null: there is no such page. Throws `not_found` and
 * `method_not_allowed`.
 */
export async function answerLive(site: LiveSite, request: IncomingMessage, path: string): Promise<ApiAnswer | null> {
	const answer = await answerOf(site, request, path);
	await finishReading(request);
	return answer;
}

function answerOf(site: LiveSite, request: IncomingMessage, path: string): Promise<ApiAnswer | null> {
	if (isApi(path)) return answerApi(site, request, path);
	if (isStripePagePath(path)) return answerStripe(site, request, path);
	requireReading(request);
	return site.mailbox?.(path) ?? Promise.resolve(null);
}

const isApi = (path: string): boolean => path === '/api' || path.startsWith('/api/');

async function answerApi(site: LiveSite, request: IncomingMessage, path: string): Promise<ApiAnswer> {
	const found = site.findEndpoint(path);
	if (found === null) throw new AppError('not_found');
	const method = request.method === 'HEAD' ? 'GET' : (request.method ?? '');
	const endpoint = found.methods.get(method);
	if (endpoint === undefined) throw notAllowed(allowedMethods([...found.methods.keys()]));
	return endpoint.answer(messageOf(site, request, found.params), site.runtime);
}

async function answerStripe(site: LiveSite, request: IncomingMessage, path: string): Promise<ApiAnswer | null> {
	if (!PAGE_METHODS.includes(request.method ?? '')) throw notAllowed(PAGE_METHODS);
	return answerStripePage(path, messageOf(site, request, {}), site.runtime);
}

const messageOf = ({ proxies }: LiveSite, request: IncomingMessage, params: Readonly<Record<string, string>>) =>
	fromNode(request, { clientAddress: clientAddressOf(request, proxies), params });

export function requireReading({ method }: IncomingMessage): void {
	if (method !== 'GET' && method !== 'HEAD') throw notAllowed(['GET', 'HEAD']);
}

export const notAllowed = (methods: readonly string[]): AppError =>
	new AppError('method_not_allowed', { headers: { Allow: methods.join(', ') } });

const allowedMethods = (methods: readonly string[]): string[] =>
	methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
