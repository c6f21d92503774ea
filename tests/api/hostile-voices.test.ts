import { expect, test } from 'vitest';
import { endpointAt } from '#support/api-routes';
import { contextFor } from '#support/call-endpoint';
import { fc } from '#support/properties';
import { testRuntime } from '#support/test-runtime';

const anyText = fc.oneof(
	fc.string({ unit: 'binary', maxLength: 300 }),
	fc.constantFrom(
		'\ud800',
		'\0',
		'a@\udc00',
		'x'.repeat(9000),
		'\u202e'.repeat(50),
		"'; DROP TABLE reviews; --",
		'__proto__',
	),
);
const nearly = (plain: string) => fc.oneof({ weight: 3, arbitrary: fc.constant(plain) }, anyText, fc.anything());
const body = fc.record(
	{
		name: nearly('Ann'),
		email: nearly('ann@example.com'),
		stars: fc.oneof(fc.integer(), fc.anything()),
		review_text: nearly('It does what it says.'),
		subject: nearly('Billing'),
		message: nearly('Which of the two plans am I on now?'),
		company: nearly(''),
		website: nearly(''),
		consent: fc.oneof(fc.boolean(), fc.anything()),
		['__proto__']: fc.anything(),
	},
	{ requiredKeys: [] },
);

const REVIEW = ['name', 'email', 'stars', 'review_text', 'website'];
const MESSAGE = ['name', 'email', 'subject', 'message', 'company', 'website', 'consent'];

test.each([
	['POST /api/reviews', REVIEW],
	['POST /api/contact', MESSAGE],
] as const)(
	'%s answers 700 generated bodies without a 5xx, a long error or a trace of the machine',
	async (route, fields) => {
		const runtime = await testRuntime();
		let n = 0;
		await fc.assert(
			fc.asyncProperty(body, fc.boolean(), async (whole, isPure) => {
				n += 1;
				const said = isPure
					? Object.fromEntries(Object.entries(whole).filter(([name]) => fields.includes(name)))
					: whole;
				const text = JSON.stringify(said, (_, part) => (typeof part === 'bigint' ? String(part) : part));
				const clientAddress = `10.0.${n >> 8}.${n & 255}`;
				const headers = { 'content-type': 'application/json' };
				const context = contextFor(runtime, { path: route.slice(5), body: text, headers, clientAddress });
				const answer = await endpointAt(route)(context);
				const told = await answer.text();
				expect(answer.status, text).toBeLessThan(500);
				expect(told.isWellFormed()).toBe(true);
				expect(told.length).toBeLessThan(4096);
				expect(told).not.toMatch(/node_modules|\.ts:\d|SQLITE|at Object\./);
			}),
			{ numRuns: 700 },
		);
	},
);
