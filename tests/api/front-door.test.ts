import { request as send } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { ErrorBody } from '#contract/optimise';
import { withTheFile } from '#support/clean-up';
import { type StartedServer, startServer } from '#support/started-server';
import { rawRequests } from './raw-requests.ts';

interface Reply {
	readonly status: number;
	readonly headers: Readonly<Record<string, string | string[] | undefined>>;
	readonly body: Buffer;
}

const cleanUp = withTheFile();
let server: StartedServer;
beforeAll(async () => {
	server = await startServer({ cleanUp });
});

/** Sends a request. Unlike `fetch`, does not normalise the path or follow redirects. */
function call(
	path: string,
	options: { method?: string; headers?: Record<string, string>; body?: string; port?: number } = {},
): Promise<Reply> {
	return new Promise((resolve, reject) => {
		const { method = 'GET', headers = {}, body, port = server.port } = options;
		const outgoing = send({ host: '127.0.0.1', port, path, method, headers, agent: false }, (incoming) => {
			const chunks: Buffer[] = [];
			incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
			incoming.on('end', () =>
				resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: Buffer.concat(chunks) }),
			);
		});
		outgoing.on('error', reject).end(body);
	});
}

const JSON_HEADERS = { 'content-type': 'application/json' };

function expectSafe(headers: Reply['headers'], what: string): void {
	const policy = String(headers['content-security-policy']);
	// The mailbox allows no scripts, and the policy of scripts and sheets allows nothing.
	expect(policy, what).toMatch(/^default-src 'none'; (?:(?:script|style)-src 'self'|form-action 'none')/);
	expect(policy, what).toContain("frame-ancestors 'none'");
	expect(policy, what).not.toMatch(/unsafe/);
	expect(headers, what).toMatchObject({
		'x-content-type-options': 'nosniff',
		'x-frame-options': 'DENY',
		'referrer-policy': 'strict-origin-when-cross-origin',
		'cross-origin-opener-policy': 'same-origin',
		'cross-origin-resource-policy': 'same-origin',
		'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
	});
}

describe('every kind of answer carries the security headers', () => {
	test.each<[string, string, number, Parameters<typeof call>[1]?]>([
		['a page', '/about', 200],
		['a page with a slash', '/about/', 308],
		['a page with two slashes', '/about//', 308],
		['a page in other case', '/About', 308],
		['a page by its file', '/about.html', 308],
		['HEAD', '/about', 200, { method: 'HEAD' }],
		['HEAD of a missing page', '/nowhere', 404, { method: 'HEAD' }],
		['HEAD of the API', '/api/health', 200, { method: 'HEAD' }],
		['a text for machines', '/robots.txt', 200],
		['a mail program that unsubscribes', '/updates/unsubscribe?token=x.y', 400, { method: 'POST' }],
		['the mailbox', '/dev/mail', 200],
		['a missing mail', '/dev/mail/none', 404],
		['POST to the mailbox', '/dev/mail', 405, { method: 'POST' }],
		['an asset', '/_astro/app.a1b2c3.js', 200],
		['a large file', '/large.png', 200],
		['a missing page', '/nowhere', 404],
		['POST to a page', '/about', 405, { method: 'POST' }],
		['OPTIONS', '/', 405, { method: 'OPTIONS' }],
		['a bad escape', '/%ff%', 400],
		['another host', '/', 421, { headers: { host: 'evil.example' } }],
		['the API', '/api/health', 200],
		['the API with a slash', '/api/health/', 308],
		['a missing API address', '/api/nowhere', 404],
		['the wrong API method', '/api/health', 405, { method: 'DELETE' }],
		['a bad API request', '/api/optimise', 400, { method: 'POST', headers: JSON_HEADERS, body: '{' }],
		[
			'a foreign origin',
			'/api/optimise',
			403,
			{ method: 'POST', headers: { ...JSON_HEADERS, origin: 'http://evil.example' }, body: '{}' },
		],
		['a large body', '/api/optimise', 413, { method: 'POST', headers: JSON_HEADERS, body: 'x'.repeat(1_000_000) }],
		['an unmet expectation', '/', 417, { headers: { expect: 'a miracle' } }],
	])('%s', async (what, path, status, options) => {
		const reply = await call(path, options);
		expect(reply.status).toBe(status);
		expectSafe(reply.headers, what);
	});

	test('an unchanged page', async () => {
		const { headers } = await call('/about');
		const reply = await call('/about', { headers: { 'if-none-match': String(headers['etag']) } });
		expect(reply.status).toBe(304);
		expect(reply.body).toHaveLength(0);
		expectSafe(reply.headers, '304');
		expect(reply.headers['content-security-policy']).toBe(headers['content-security-policy']);
	});

	test('an answer on the bare socket', async () => {
		const reply = await server.raw('NONSENSE\r\n\r\n');
		expect(reply).toMatch(/^HTTP\/1\.1 400 /);
		expect(reply).toMatch(/content-security-policy: default-src 'none'/i);
	});
});

describe('a page', () => {
	test("has the hashes of its own inline blocks in its policy, and no other page's", async () => {
		const policies = await Promise.all(
			['/', '/about'].map(async (path) => String((await call(path)).headers['content-security-policy'])),
		);
		const scripts = policies.map((policy) => /script-src 'self' ('sha256-[^;]+)/.exec(policy)?.[1]);
		expect(scripts[0]).toBeDefined();
		expect(scripts[0]).not.toBe(scripts[1]);
		expect(scripts[0]?.split(' ')).toHaveLength(1);
		expect(policies[0]).toMatch(/style-src 'self' 'sha256-/);
	});

	test('is revalidated each time; a hashed asset is cached for ever', async () => {
		expect((await call('/')).headers['cache-control']).toBe('no-cache');
		expect((await call('/_astro/app.a1b2c3.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
	});

	test('is compressed for clients that accept it, each encoding with its own ETag', async () => {
		const plain = await call('/about');
		const brotli = await call('/about', { headers: { 'accept-encoding': 'gzip, deflate, br' } });
		const gzip = await call('/about', { headers: { 'accept-encoding': 'gzip, br;q=0' } });
		expect(brotli.headers['content-encoding']).toBe('br');
		expect(gzip.headers['content-encoding']).toBe('gzip');
		expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
		expect(gunzipSync(gzip.body)).toEqual(plain.body);
		expect(new Set([plain, brotli, gzip].map(({ headers }) => headers['etag'])).size).toBe(3);
		for (const { headers } of [plain, brotli, gzip]) expect(headers['vary']).toBe('Accept-Encoding');
	});

	test('answers HEAD as GET, without the body', async () => {
		const [get, head] = [await call('/about'), await call('/about', { method: 'HEAD' })];
		expect(head.body).toHaveLength(0);
		expect(head.headers['content-length']).toBe(String(get.body.length));
	});

	test.each([
		['/about/', '/about'],
		['/about//?a=1', '/about?a=1'],
		['//about', '/about'],
		['//evil.example/', '/evil.example'],
		['/about.html', '/about'],
		['/index.html', '/'],
		['/help/', '/help'],
		['/help/index.html', '/help'],
		['/About?q=a%20b', '/about?q=a%20b'],
		['/ABOUT.HTML', '/about'],
		['/about.html?canceled=1', '/about?canceled=1'],
	])('at %s is found at %s', async (path, location) => {
		const reply = await call(path);
		expect([reply.status, reply.headers['location']]).toEqual([308, location]);
	});

	test.each([
		['/login', '/#log-in'],
		['/login?next=%2Fcheckout%3Fplan%3Dpro_annual', '/?next=%2Fcheckout%3Fplan%3Dpro_annual#log-in'],
		['/Login?a=1', '/?a=1#log-in'],
		['/login.html', '/#log-in'],
		['/billing?status=x', '/account/billing?status=x'],
		['/checkout/pro?plan=gold', '/checkout?plan=pro_monthly'],
		['/checkout/annual', '/checkout?plan=pro_annual'],
		['/brand/assets', '/brand-assets'],
	])('%s redirects to %s', async (path, location) => {
		const reply = await call(path);
		expect([reply.status, reply.headers['location']]).toEqual([307, location]);
		expect((await call(path, { method: 'POST' })).status).toBe(405);
	});

	test('that does not exist is the not-found page, with status 404 at every address', async () => {
		for (const path of ['/nowhere', '/404', '/about.html.br', '/_astro/../../server/entry.mjs', '/.env', '/_astro']) {
			const reply = await call(path);
			expect([path, reply.status]).toEqual([path, 404]);
			expect(reply.body.toString()).toContain('Nothing here.');
		}
	});

	test('names the address at which the site is published, whatever it was built for', async () => {
		for (const path of ['/', '/robots.txt', '/sitemap.xml']) {
			const replies = await Promise.all(
				['', 'gzip', 'br'].map((taken) => call(path, { headers: { 'accept-encoding': taken } })),
			);
			const [plain, gzip, brotli] = replies.map(({ body }) => body);
			expect(plain?.toString(), path).toContain('http://ploop.test/');
			expect(plain?.toString(), path).not.toContain('built.test');
			expect(gunzipSync(gzip ?? '')).toEqual(plain);
			expect(brotliDecompressSync(brotli ?? '')).toEqual(plain);
		}
	});

	test('says which methods it accepts', async () => {
		expect((await call('/about', { method: 'POST' })).headers['allow']).toBe('GET, HEAD');
		expect((await call('/api/optimise')).headers['allow']).toBe('POST');
		expect((await call('/api/health', { method: 'PUT' })).headers['allow']).toBe('GET, HEAD');
	});

	test('is sent completely, even when it is too large for the cache', async () => {
		expect((await call('/large.png')).body).toHaveLength(600_000);
	});

	test('is downloaded if it is a brand asset, and not sent again to a client that has it', async () => {
		const path = '/brand-assets/exports/genie-dark-6000.png';
		const first = await call(path);
		expect(first.body).toHaveLength(900_000);
		expect(first.headers).toMatchObject({
			'content-type': 'image/png',
			'content-disposition': 'attachment',
			'cache-control': 'public, max-age=3600',
		});
		expectSafe(first.headers, path);
		const again = await call(path, { headers: { 'if-none-match': String(first.headers['etag']) } });
		expect([again.status, again.body.length]).toEqual([304, 0]);
	});
});

describe('an address as browsers send it', () => {
	test('may have any query without HTML characters, and redirects with it', async () => {
		for (const query of ['next=/\\evil.com', '{a|b}', 'x=^`', "'"]) {
			expect((await call(`/about?${query}`)).status, query).toBe(200);
			expect((await call(`/api/health?${query}`)).status, query).toBe(200);
		}
		const onward = await call('/login?next=/\\evil.com');
		expect([onward.status, onward.headers['location']]).toEqual([307, '/?next=/%5Cevil.com#log-in']);
		const plain = await call('/about/?next=/\\evil.com');
		expect([plain.status, plain.headers['location']]).toEqual([308, '/about?next=/%5Cevil.com']);
	});

	test('is answered with a page when it is invalid, and with one line to clients that want no HTML', async () => {
		for (const path of ['/a\\b', '/a%5cb', '/%', '/a{b}', '/?<script>']) {
			const reply = await call(path);
			expect([path, reply.status]).toEqual([path, 400]);
			expect(reply.headers['content-type']).toMatch(/^text\/html/);
		}
		expect((await call('/%', { method: 'POST' })).headers['content-type']).toMatch(/^text\/plain/);
	});
});

describe('the API', () => {
	test('answers a prompt with a result, and the visitor gets a cookie', async () => {
		const body = JSON.stringify({ rawPrompt: 'Write a poem about rain.' });
		const reply = await call('/api/optimise', { method: 'POST', headers: JSON_HEADERS, body });
		expect(reply.status).toBe(200);
		expect(JSON.parse(reply.body.toString())).toMatchObject({ needsClarification: false, usage: { remaining: 0 } });
		expect(String(reply.headers['set-cookie'])).toMatch(/^ploop_visitor=/);
	});

	test('answers in JSON, at unknown addresses too', async () => {
		for (const [path, method, code] of [
			['/api/nowhere', 'GET', 'not_found'],
			['/api', 'GET', 'not_found'],
			['/api/health', 'POST', 'method_not_allowed'],
			['/api/%', 'GET', 'malformed_request'],
		] as const) {
			const reply = await call(path, { method });
			expect(reply.headers['cache-control']).toBe('no-store');
			expect(ErrorBody.parse(JSON.parse(reply.body.toString())).error).toBe(code);
		}
	});

	test('refuses a request for another host name in JSON', async () => {
		const reply = await call('/api/health', { headers: { host: 'evil.example' } });
		expect(reply.status).toBe(421);
		expect(ErrorBody.parse(JSON.parse(reply.body.toString())).error).toBe('wrong_host');
	});

	test('ignores X-Forwarded-For, so that it cannot get around the burst limit', async () => {
		// A separate server, because after the burst it would refuse requests of other tests.
		const { port } = await startServer();
		const statuses = await Promise.all(
			// Thirty may come at once. Even a slow machine sends the other seventy faster than one a second.
			Array.from({ length: 100 }, async (_, i) => {
				const headers = { ...JSON_HEADERS, 'x-forwarded-for': `203.0.113.${i}` };
				return (await call('/api/optimise', { method: 'POST', headers, body: '{}', port })).status;
			}),
		);
		expect(statuses).toContain(429);
	});
});

test('malformed and hostile requests neither stop the server nor get a 5xx', async () => {
	for (const { name, text, expected } of rawRequests) {
		const reply = await server.raw(text);
		const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(reply)?.[1] ?? 0);
		expect(status, `${name}: ${reply.slice(0, 80)}`).toBeLessThan(500);
		if (expected !== undefined) expect(status, name).toBe(expected);
		if (status > 0) expect(reply, name).toMatch(/content-security-policy: default-src 'none'/i);
	}
	expect((await call('/api/health')).status).toBe(200);
	expect(server.child.printed()).not.toMatch(/uncaught|unhandled/);
});
