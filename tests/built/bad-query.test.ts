import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Product, startProduct } from '#scripts/bench/start-product';
import { ROUTES } from '#support/routes';
import { sendRaw } from '#support/send-raw';

let product: Product;
beforeAll(async () => {
	product = await startProduct({ TRUST_PROXY: '1' });
});
afterAll(() => product.stop());

const MARK = 'zz9mark';
/** Wrong, huge, repeated and hostile values, as a browser or another program may send them. */
const VALUES: readonly string[] = [
	'',
	'0',
	'-1',
	'999999999999999999999',
	'1e309',
	'NaN',
	'null',
	'true',
	`%3Cscript%3E${MARK}%3C/script%3E`,
	`'%20OR%201=1--${MARK}`,
	`%0d%0aSet-Cookie:%20${MARK}=1`,
	`//evil.example/${MARK}`,
	`javascript:${MARK}`,
	'%F0%9F%A7%9E',
	'%00',
	`${MARK}${'x'.repeat(8000)}`,
	'..%2f..%2fetc%2fpasswd',
	'%5B%5D=1',
	'__proto__',
];
const NAMES = ['canceled', 'status', 'plan', 'next', 'page', 'stars', 'q', 'token', 'session_id', 'subject', 'error'];

describe.each(ROUTES.map(({ path }) => path))('%s', (path) => {
	test('answers alike whatever its query', async () => {
		const plain = await sendRaw(product.url, path);
		const odd = VALUES.map((value) => NAMES.map((name) => `${name}=${value.slice(0, 700)}`).join('&'));
		const repeated = NAMES.flatMap((name) => Array.from({ length: 40 }, (_, i) => `${name}=${i}`)).join('&');
		for (const query of [...odd, repeated, `q=${VALUES.at(-4)}`, '&&&==&=', '?', '=']) {
			const reply = await sendRaw(product.url, `${path}?${query}`);
			expect([query.slice(0, 80), reply.status]).toEqual([query.slice(0, 80), plain.status]);
			expect(reply.text === plain.text, query.slice(0, 80)).toBe(true);
			// A redirect keeps the query and leads to the same page.
			const { location, ...headers } = reply.headers;
			expect(JSON.stringify(headers)).not.toContain(MARK);
			expect(location?.split(/[?#]/)[0]).toBe(plain.headers.location?.split(/[?#]/)[0]);
			expect(location ?? '').not.toMatch(/[<>"\\]/);
		}
	});
});

describe('the reviews', () => {
	const PARAMETERS = ['stars', 'q', 'limit', 'page', 'offset', 'after'];

	test.each(PARAMETERS.map((name, index) => [name, `198.51.100.${index}`]))(
		'%s is answered or refused with a sentence',
		async (name, address) => {
			// Each request comes from another network, since one network may not ask this often.
			const ask = (query: string) =>
				sendRaw(product.url, `/api/reviews?${query}`, { headers: { 'x-forwarded-for': address } });
			for (const value of VALUES) {
				const { status, headers, text } = await ask(`${name}=${value}`);
				expect([value.slice(0, 60), [200, 400].includes(status)]).toEqual([value.slice(0, 60), true]);
				expect(headers['content-type']).toMatch(/^application\/json/);
				expect(text.length).toBeLessThan(4000);
			}
			const { status } = await ask(`${name}=1&${name}=2`);
			expect([200, 400]).toContain(status);
		},
	);
});

test('an ambiguous address is refused', async () => {
	for (const path of ['/pricing%', '/%c0%af', '/pricing%00', '/pricing%2f..%2f', '/pricing?a=<b>', '/pricing?a="b"']) {
		expect([path, (await sendRaw(product.url, path)).status]).toEqual([path, 400]);
	}
});
