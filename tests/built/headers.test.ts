import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Product, startProduct } from '#scripts/bench/start-product';
import { builtFiles, builtPages } from '#support/built-site';
import { type RawOptions, type RawReply, sendRaw } from '#support/send-raw';

const HOST = 'ploop.test';

/** The product as published under https, with everything that only a demo has. */
let product: Product;
beforeAll(async () => {
	product = await startProduct({ PUBLIC_ORIGIN: `https://${HOST}`, DEMO: '1', AUTH_SECRET: 'x'.repeat(40) });
});
afterAll(() => product.stop());

const send = (path: string, { headers = {}, ...options }: RawOptions = {}): Promise<RawReply> =>
	sendRaw(product.url, path, { ...options, headers: { host: HOST, ...headers } });

/** The value of each directive of a policy. */
const directivesOf = (policy: string): ReadonlyMap<string, string> =>
	new Map(policy.split('; ').map((part) => [part.split(' ', 1)[0] ?? '', part.split(' ').slice(1).join(' ')]));

/** The checks of MDN's HTTP Observatory, and further ones. */
function expectSafe({ headers }: RawReply, what: string): void {
	const policy = directivesOf(String(headers['content-security-policy']));
	expect(policy.get('default-src'), what).toBe("'none'");
	expect(policy.get('base-uri'), what).toBe("'none'");
	expect(policy.get('frame-ancestors'), what).toBe("'none'");
	expect(policy.has('form-action'), what).toBe(true);
	for (const value of policy.values()) expect(value, what).not.toMatch(/unsafe-|\*|https?:(?!\/\/)|data:.*script/);
	expect(policy.get('script-src') ?? "'self'", what).toMatch(/^'self'(?: 'sha256-[^']+')*$/);
	expect(headers, what).toMatchObject({
		'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
		'x-content-type-options': 'nosniff',
		'x-frame-options': 'DENY',
		'cross-origin-opener-policy': 'same-origin',
		'cross-origin-resource-policy': 'same-origin',
		'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
	});
	expect(headers['referrer-policy'], what).toMatch(/^(?:strict-origin-when-cross-origin|no-referrer)$/);
	expect(headers, what).not.toHaveProperty('x-powered-by');
	expect(headers, what).not.toHaveProperty('server');
	for (const cookie of headers['set-cookie'] ?? []) expect(cookie, what).toMatch(/; Secure(?:;|$)/);
}

test.each(builtPages)('$path has safe headers for every method, host and form of its address', async ({ path }) => {
	const plain = await send(path);
	const replies: readonly (readonly [string, RawReply])[] = [
		['GET', plain],
		['HEAD', await send(path, { method: 'HEAD' })],
		['unchanged', await send(path, { headers: { 'if-none-match': String(plain.headers.etag) } })],
		['with a slash', await send(`${path}/`)],
		['with two', await send(`${path}//`)],
		['by its file', await send(`${path === '/' ? '/index' : path}.html`)],
		['POST', await send(path, { method: 'POST' })],
		['OPTIONS', await send(path, { method: 'OPTIONS' })],
		['from another host', await send(path, { headers: { host: 'evil.example' } })],
	];
	for (const [what, reply] of replies) expectSafe(reply, `${what} ${path}`);
	expect(replies.map(([, { status }]) => status).filter((status) => status >= 500)).toEqual([]);
});

test.each(builtPages)(
	'the policy of $path allows exactly the inline scripts and styles of the page',
	async ({ path }) => {
		const { text, headers } = await send(path);
		const policy = String(headers['content-security-policy']);
		const blocks = [
			...text.matchAll(/<(script|style)\b(?![^>]*(?:\ssrc=|application\/(?:ld\+)?json))[^>]*>([\s\S]*?)<\/\1>/g),
		];
		const hashes = blocks.map(([, , inner = '']) => `'sha256-${createHash('sha256').update(inner).digest('base64')}'`);
		expect(hashes.filter((hash) => !policy.includes(hash))).toEqual([]);
		expect([...policy.matchAll(/'sha256-[^']+'/g)].filter(([hash]) => !hashes.includes(hash))).toEqual([]);
	},
);

describe('an address that is no page', () => {
	const json = { 'content-type': 'application/json' };
	const oneOf = (ending: string): string => [...builtFiles].find((file) => file.endsWith(ending)) ?? ending;

	test.each<[string, string, number, RawOptions?]>([
		['a script', oneOf('.js'), 200],
		['a font', oneOf('.woff2'), 200],
		['a drawing', oneOf('.svg'), 200],
		['a picture', oneOf('.png'), 200],
		['an archive', oneOf('.zip'), 200],
		['an icon', '/favicon.ico', 200],
		['a text for machines', '/robots.txt', 200],
		['the site map', '/sitemap.xml', 200],
		['security.txt', '/.well-known/security.txt', 200],
		['the manifest', '/manifest.webmanifest', 200],
		['a missing file', '/_astro/none.js', 404],
		['a path that leads out', '/..%2fetc/passwd', 400],
		['a bad escape', '/%', 400],
		['the API', '/api/health', 200],
		['HEAD of the API', '/api/health', 200, { method: 'HEAD' }],
		['a missing address of the API', '/api/none', 404],
		['the wrong method', '/api/health', 405, { method: 'PUT' }],
		['no session', '/api/account', 401],
		['a bad body', '/api/optimise', 400, { method: 'POST', headers: json, body: '{' }],
		[
			'a foreign page',
			'/api/optimise',
			403,
			{ method: 'POST', headers: { ...json, origin: 'https://evil.example' }, body: '{}' },
		],
		[
			'another kind of body',
			'/api/optimise',
			415,
			{ method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'x' },
		],
		['a large body', '/api/optimise', 413, { method: 'POST', headers: json, body: 'x'.repeat(300_000) }],
		[
			'an event of Stripe that nobody signed',
			'/api/stripe/webhook',
			400,
			{ method: 'POST', headers: json, body: '{}' },
		],
		['a mail program that unsubscribes', '/updates/unsubscribe?token=a.b', 400, { method: 'POST' }],
		['the mailbox', '/dev/mail', 200],
		['a missing mail', '/dev/mail/none', 404],
		['a missing page of the stand-in for Stripe', '/dev/stripe/checkout/none', 404],
	])('%s', async (what, path, status, options) => {
		const reply = await send(path, options);
		expect(reply.status).toBe(status);
		expectSafe(reply, what);
	});
});

test.each(['/auth/callback', '/auth/reset', '/updates/confirm', '/updates/unsubscribe'])(
	'%s, which is opened with a secret in its address, sends no referrer and is not cached',
	async (path) => {
		const { headers } = await send(`${path}?token=secret`);
		expect(headers['referrer-policy']).toBe('no-referrer');
		expect(headers['cache-control']).toBe('no-store');
	},
);
