import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { API_ROUTES, endpointAt } from '#support/api-routes';
import { contextFor } from '#support/call-endpoint';
import { signedIn } from '#support/signed-in';
import { testRuntime } from '#support/test-runtime';

/** Wrong, huge, repeated and hostile input. */
const NONSENSE: readonly unknown[] = [
	null,
	true,
	-1,
	1e300,
	[],
	[[[[]]]],
	{},
	{ $ne: null },
	'',
	' \u0000\u200b',
	'\ud800',
	'constructor',
	'__proto__',
	"' OR 1=1 --",
	'<script>alert(1)</script>',
	'a@b.c\r\nBcc: x@y.z',
	'../../etc/passwd',
	'9'.repeat(400),
	'x'.repeat(30_000),
	Array.from({ length: 2000 }, () => 'x'),
];
const QUERY_NAMES = ['q', 'stars', 'page', 'limit', 'before', 'tag', 'token', 'next', 'plan', 'status', 'constructor'];

const ROUTES = [...API_ROUTES].map(([route, { operation }]) => {
	const [method = '', path = ''] = route.split(' ');
	const schema = operation.input && z.toJSONSchema(operation.input, { io: 'input', unrepresentable: 'any' });
	return { route, method, path, fields: Object.keys(schema?.properties ?? {}) };
});

const bodiesFor = (fields: readonly string[]): unknown[] => [
	...NONSENSE,
	...NONSENSE.map((value) => Object.fromEntries(fields.map((field) => [field, value]))),
	...fields.flatMap((field) => NONSENSE.map((value) => ({ [field]: value }))),
];

describe.each(ROUTES)('$route', ({ route, method, path, fields }) => {
	test.each(['nobody', 'somebody'])('given nonsense by %s, answers briefly without a 5xx', async (who) => {
		const runtime = await testRuntime();
		const { cookie } = await signedIn(runtime.db, 'pro');
		const page = { origin: runtime.publicOrigin, 'sec-fetch-site': 'same-origin' };
		const headers = who === 'nobody' ? page : { ...page, cookie };
		const params = { id: "x' OR 1=1" };
		const ask = async (call: { readonly body?: unknown; readonly query?: string }) => {
			const { body, query = '' } = call;
			const answer = await endpointAt(route)(
				contextFor(runtime, { method, path: `${path.replace('{id}', 'x')}${query}`, params, headers, body }),
			);
			const told = JSON.stringify(call).slice(0, 80);
			const text = await answer.text();
			expect([told, answer.status !== 500 && answer.status < 504]).toEqual([told, true]);
			if (answer.status < 400) return;
			expect(text.length, told).toBeLessThan(4096);
			expect(text, told).not.toMatch(/node_modules|\.ts:\d|SQLITE|at Object\./);
			expect(['unavailable', 'internal'], told).not.toContain(JSON.parse(text).error);
		};
		if (method !== 'GET') for (const body of bodiesFor(fields)) await ask({ body });
		for (const value of NONSENSE.slice(0, -2)) {
			const text = encodeURIComponent(String(value).toWellFormed());
			await ask({ query: `?${QUERY_NAMES.map((name) => `${name}=${text}`).join('&')}` });
			await ask({ query: `?q=${text}&q=${text}` });
		}
	});
});
