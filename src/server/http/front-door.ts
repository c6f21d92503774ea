import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { AppError } from '../errors.ts';
import { timeOrderedId } from '../ids.ts';
import { randomBytes } from '../random-bytes.ts';
import { answerLive, isLive, type LiveSite, notAllowed, requireReading } from './answer-live.ts';
import { finishReading } from './finish-reading.ts';
import { isForwarded } from './forwarding.ts';
import { requireOwnHost } from './host-check.ts';
import { errorAnswer } from './json-answer.ts';
import { limitConnections } from './limit-connections.ts';
import { writeAnswer } from './node-message.ts';
import { answerBrokenConnections } from './raw-refusals.ts';
import { redirectFor } from './redirects.ts';
import { readTarget, type Target } from './request-target.ts';
import type { SecurityHeaders } from './security-headers.ts';
import { type StaticFile, sendFile } from './static-files.ts';
import { STATUSES } from './statuses.ts';

export interface Site extends LiveSite {
	/** Host and port of the published address. */
	readonly publicHost: string;
	readonly files: ReadonlyMap<string, StaticFile>;
	readonly headers: SecurityHeaders;
	/** Whether everybody may open the operator's pages. */
	readonly isDemo: boolean;
}

const KNOWN_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const MOST_HEADERS = 100;
/** Links in mails that show people a page, and do the action when a mail program posts to them (RFC 8058). */
const POSTED_PAGES: ReadonlyMap<string, string> = new Map([['POST /updates/unsubscribe', '/api/updates/unsubscribe']]);

/** The HTTP server. Every request goes through it, and every answer has the security headers. */
export function createFrontDoor(site: Site): Server {
	const server = createServer(
		{
			maxHeaderSize: 16 * 1024,
			// Node's own check is off, because `requireOwnHost` refuses with the security headers.
			requireHostHeader: false,
			headersTimeout: 10_000,
			requestTimeout: 15_000,
			keepAliveTimeout: 5_000,
			connectionsCheckingInterval: 2_000,
		},
		(request, response) => void admit(site, request, response),
	);
	server.maxConnections = 1000;
	if (site.proxies === 0) limitConnections(server, site.runtime.log);
	server.maxHeadersCount = MOST_HEADERS + 1;
	server.setTimeout(15_000);
	server.on('checkExpectation', (request, response) => {
		addHeaders(site.headers, response);
		sendText(request, response, 417, 'Expectation Failed');
	});
	answerBrokenConnections(server, site.headers);
	return server;
}

async function admit(site: Site, request: IncomingMessage, response: ServerResponse): Promise<void> {
	addHeaders(site.headers, response);
	// A client that disconnects during the answer is no fault of the server and must not count as a stray error.
	request.on('error', () => {});
	response.on('error', () => {});
	try {
		await answer(site, request, response);
	} catch (error) {
		await finishReading(request);
		refuse(site, request, response, error);
	}
}

function addHeaders(headers: SecurityHeaders, response: ServerResponse): void {
	for (const [name, value] of headers.always) response.setHeader(name, value);
}

async function answer(site: Site, request: IncomingMessage, response: ServerResponse): Promise<void> {
	const method = request.method ?? '';
	if (!KNOWN_METHODS.includes(method)) throw notAllowed(KNOWN_METHODS);
	if (request.rawHeaders.length > 2 * MOST_HEADERS) {
		sendText(request, response, 431, 'Request Header Fields Too Large');
		return;
	}
	requireOwnHost(request, site.publicHost);
	const target = readTarget(request);
	const path = POSTED_PAGES.get(`${method} ${target.path}`) ?? target.path;
	if (target.redirectTo !== null) {
		await finishReading(request);
		redirect(response, 308, target.redirectTo);
	} else if (path.startsWith('/dev/') && !isForOperator(site, request)) sendNotFound(site, request, response);
	else if (isLive(site, path)) {
		const found = await answerLive(site, request, path);
		if (found === null) sendNotFound(site, request, response);
		else writeAnswer(response, found);
	} else answerStatic(site, request, response, { path, query: target.query });
}

type Asked = Pick<Target, 'path' | 'query'>;

const shutDoors = new WeakSet<Site>();

/**
 * Whether the request may open the operator's pages. Behind a proxy on this machine every request seems local, so one
 * with forwarding headers may not, except in a demo.
 */
function isForOperator(site: Site, request: IncomingMessage): boolean {
	if (site.isDemo || !isForwarded(request)) return true;
	if (!shutDoors.has(site)) site.runtime.log('dev_pages_shut', { because: 'a proxy is in front; DEMO=1 opens them' });
	shutDoors.add(site);
	return false;
}

function answerStatic(site: Site, request: IncomingMessage, response: ServerResponse, { path, query }: Asked): void {
	requireReading(request);
	const file = path === '/404' ? undefined : site.files.get(path);
	if (file !== undefined) {
		sendPage(site, request, response, file, 200);
		return;
	}
	const plain = plainPathOf(path);
	const target = redirectFor(plain, query);
	if (target !== null) redirect(response, 307, target);
	else if (plain !== path && plain !== '/404' && site.files.has(plain))
		redirect(response, 308, encodeURI(plain) + query);
	else sendNotFound(site, request, response);
}

function redirect(response: ServerResponse, status: 307 | 308, to: string): void {
	response.writeHead(status, { Location: to, 'Content-Length': 0 }).end();
}

/** The canonical address for the name of a file or for other letter case. */
const plainPathOf = (path: string): string => path.replace(/(?:\/?index)?\.html$/i, '').toLowerCase() || '/';

function sendNotFound(site: Site, request: IncomingMessage, response: ServerResponse): void {
	const page = site.files.get('/404');
	if (page === undefined) sendText(request, response, 404, 'Not Found');
	else sendPage(site, request, response, page, 404);
}

function sendPage(site: Site, request: IncomingMessage, response: ServerResponse, file: StaticFile, status: number) {
	for (const [name, value] of site.headers.ownOf(file.path)) response.setHeader(name, value);
	sendFile(request, response, file, status);
}

/** Refuses in JSON under `/api`, in one plain line elsewhere. */
function refuse(site: Site, request: IncomingMessage, response: ServerResponse, error: unknown): void {
	if (response.headersSent) {
		response.destroy();
		return;
	}
	const requestId = timeOrderedId(site.runtime.now(), randomBytes(10));
	const refusal = errorAnswer(error, { requestId, log: site.runtime.log });
	if (/^\/+api(?:[/?]|$)/.test(request.url ?? '')) {
		writeAnswer(response, refusal);
		return;
	}
	const allow = refusal.headers['Allow'];
	if (allow !== undefined) response.setHeader('Allow', allow);
	const code = error instanceof AppError ? error.code : 'internal';
	const page = site.files.get('/404');
	// A mistyped address in a browser gets the page for it.
	if (code === 'malformed_request' && request.method === 'GET' && page !== undefined) {
		sendPage(site, request, response, page, STATUSES[code]);
		return;
	}
	sendText(request, response, STATUSES[code], code.replaceAll('_', ' '));
}

function sendText(request: IncomingMessage, response: ServerResponse, status: number, text: string): void {
	const body = `${text}\n`;
	response.writeHead(status, {
		'Content-Type': 'text/plain; charset=utf-8',
		'Cache-Control': 'no-store',
		'Content-Length': Buffer.byteLength(body),
	});
	response.end(request.method === 'HEAD' ? undefined : body);
}
