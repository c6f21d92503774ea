import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { API_ROUTES } from '#support/api-routes';
import { signedIn } from '#support/signed-in';
import { openBrowser } from '#support/test-browser';
import { testRuntime } from '#support/test-runtime';

const BODIES = [...API_ROUTES].flatMap(([route, { operation }]) =>
	operation.input ? [[route, operation.input] as const] : [],
);

/** Whether an object in the schema accepts unknown names. */
function isOpen(node: unknown): boolean {
	if (typeof node !== 'object' || node === null) return false;
	const { type, additionalProperties } = node as { type?: unknown; additionalProperties?: unknown };
	// A map by id has a schema for its keys.
	const isMap = 'propertyNames' in node;
	return (type === 'object' && additionalProperties !== false && !isMap) || Object.values(node).some(isOpen);
}

test.each(BODIES)('%s refuses unknown fields', (_route, schema) => {
	expect(isOpen(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }))).toBe(false);
});

test('a schema that accepts unknown fields would be found', () => {
	expect(isOpen(z.toJSONSchema(z.looseObject({ a: z.string() }), { io: 'output' }))).toBe(true);
	expect(isOpen(z.toJSONSchema(z.strictObject({ a: z.looseObject({}) }), { io: 'output' }))).toBe(true);
});

describe('a body with extra fields', () => {
	const WANTED = {
		plan: 'pro',
		role: 'admin',
		isPro: true,
		confirmed_at: 1,
		status: 'active',
		credits: 99,
		account_id: 'x',
	};

	test('changes no account, whatever route it is sent to', async () => {
		const runtime = await testRuntime();
		const { cookie } = await signedIn(runtime.db);
		const browser = openBrowser(runtime);
		browser.cookies.set('ploop_session', cookie.split('=')[1] ?? '');
		const accounts = () => runtime.db.read({ sql: 'SELECT * FROM accounts', args: [] });
		const before = await accounts();
		for (const [route] of BODIES) {
			if (route === 'POST /api/auth/signin/{provider}') continue;
			await browser.call(route, WANTED);
			await browser.call(route, { display_name: 'Ann', prefs: { ...WANTED }, ...WANTED });
			await browser.call(route, `{"__proto__":${JSON.stringify(WANTED)},"constructor":{"prototype":{"plan":"pro"}}}`, {
				'content-type': 'application/json',
			});
		}
		expect(await accounts()).toEqual(before);
		expect(({} as { plan?: string }).plan).toBeUndefined();
	});
});
