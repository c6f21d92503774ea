import { describe, expect, test } from 'vitest';
import { startServer } from '#support/started-server';

/** Headers that proxies and content networks add to a request. */
const FORWARDED = {
	forwarded: 'for=203.0.113.9',
	via: '1.1 proxy',
	'x-forwarded-for': '203.0.113.9',
	'x-forwarded-host': 'ploop.example',
	'x-forwarded-proto': 'https',
	'x-forwarded-server': 'proxy',
	'x-real-ip': '203.0.113.9',
	'x-client-ip': '203.0.113.9',
	'x-cluster-client-ip': '203.0.113.9',
	'x-original-host': 'ploop.example',
	'x-envoy-external-address': '203.0.113.9',
	'true-client-ip': '203.0.113.9',
	'cf-connecting-ip': '203.0.113.9',
	'cdn-loop': 'cloudflare',
	'fastly-client-ip': '203.0.113.9',
	'fly-client-ip': '203.0.113.9',
} as const;

const PATHS = ['/dev/mail', '/dev/mail.json', '/dev/mail.css', '/dev/stripe'];

describe('the developer pages of a local server', () => {
	test('are refused to requests through a proxy, whatever their host; the log says why once', async () => {
		// With default settings: no published origin and no demo.
		const server = await startServer({ env: { DEMO: '', PUBLIC_ORIGIN: '' } });
		const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
			fetch(`http://127.0.0.1:${server.port}${path}`, { headers }).then(({ status }) => status);
		for (const path of PATHS) expect([path, await get(path)]).toEqual([path, 200]);
		for (const [name, value] of Object.entries(FORWARDED)) {
			for (const path of PATHS) expect([name, path, await get(path, { [name]: value })]).toEqual([name, path, 404]);
		}
		expect(await get('/api/health', FORWARDED)).toBe(200);
		expect(server.child.printed().match(/dev_pages_shut/g)).toHaveLength(1);
	});

	test('stay open behind a proxy where an operator chose a demo', async () => {
		const server = await startServer();
		const init = { headers: { 'x-forwarded-for': '203.0.113.9' } };
		expect((await fetch(`http://127.0.0.1:${server.port}/dev/mail.json`, init)).status).toBe(200);
	});
});
