import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Access } from '#contract/operation';
import { ABSOLUTE_MS, IDLE_MS } from '#db/sessions';
import { route } from '#server/http/route';
import type { Runtime } from '#server/runtime';
import { API_ROUTES } from '#support/api-routes';
import { contextFor } from '#support/call-endpoint';
import { callable } from '#support/fetch-message';
import { apiTokenOf, sessionOf, signedIn } from '#support/signed-in';
import { testRuntime } from '#support/test-runtime';

const Seen = z.strictObject({ kind: z.string(), via: z.string().nullable(), id: z.string().nullable() });

const routeFor = (access: Access) =>
	callable(
		route(
			{ method: 'get', path: '/api/who', access, summary: 'Says who calls.', output: Seen, errors: [] },
			{
				handle: async ({ caller }) =>
					caller.kind === 'account'
						? { kind: caller.kind, via: caller.via, id: caller.id }
						: { kind: caller.kind, via: null, id: null },
			},
		),
	);

const ANYONE = routeFor('anyone');
const SIGNED_IN = routeFor('signed-in');
const SESSION = routeFor('session');

const ask = (runtime: Runtime, endpoint: typeof ANYONE, headers: Record<string, string> = {}) =>
	endpoint(contextFor(runtime, { method: 'GET', headers }));

const HOUR = 3_600_000;
const START = new Date('2026-11-18T12:00:00Z');

/** A runtime whose clock the test sets. */
async function clocked() {
	let now = START;
	const runtime = await testRuntime({ now: () => now });
	return {
		runtime,
		at: (msLater: number) => {
			now = new Date(START.getTime() + msLater);
		},
	};
}

describe('a session', () => {
	test('is recognised by its cookie, and by the same token as a bearer token', async () => {
		const runtime = await testRuntime();
		const { id, cookie, authorization } = await signedIn(runtime.db);
		for (const headers of [{ cookie }, { cookie: `a=b; ${cookie}; c=d` }, { authorization }]) {
			const answer = await ask(runtime, SESSION, headers);
			expect(await answer.json()).toEqual({ kind: 'account', via: 'session', id });
			expect(answer.headers.get('cache-control')).toBe('no-store');
			expect(answer.headers.getSetCookie()).toEqual([]);
		}
	});

	test('on https is recognised by the __Host- cookie only', async () => {
		const runtime = await testRuntime({ publicOrigin: 'https://ploop.test' });
		const { token } = await signedIn(runtime.db);
		expect((await ask(runtime, SIGNED_IN, { cookie: `__Host-ploop_session=${token}` })).status).toBe(200);
		expect((await ask(runtime, SIGNED_IN, { cookie: `ploop_session=${token}` })).status).toBe(401);
	});

	test('ends after 14 days without use', async () => {
		const { runtime, at } = await clocked();
		const { cookie } = await signedIn(runtime.db, { at: START });
		at(IDLE_MS - 1);
		expect((await ask(runtime, SIGNED_IN, { cookie })).status).toBe(200);
		at(2 * IDLE_MS - 1);
		expect((await ask(runtime, SIGNED_IN, { cookie })).status).toBe(401);
	});

	test('ends after 60 days, however much it is used', async () => {
		const { runtime, at } = await clocked();
		const { cookie } = await signedIn(runtime.db, { at: START });
		for (let used = 0; used < ABSOLUTE_MS; used += IDLE_MS - 1) {
			at(used);
			expect((await ask(runtime, SIGNED_IN, { cookie })).status).toBe(200);
		}
		at(ABSOLUTE_MS - 1);
		expect((await ask(runtime, SIGNED_IN, { cookie })).status).toBe(200);
		at(ABSOLUTE_MS);
		expect((await ask(runtime, SIGNED_IN, { cookie })).status).toBe(401);
	});

	test('is recorded as used at most once an hour, and so is its account', async () => {
		const { runtime, at } = await clocked();
		const { cookie } = await signedIn(runtime.db, { at: START });
		const seen = async () => {
			await ask(runtime, SIGNED_IN, { cookie });
			const sql = 'SELECT seen_at, active_at FROM sessions JOIN accounts ON accounts.id = account_id';
			return Object.values((await runtime.db.read({ sql, args: [] }))[0] ?? {});
		};
		at(HOUR - 1);
		expect(await seen()).toEqual([START.getTime(), null]);
		at(HOUR);
		expect(await seen()).toEqual([START.getTime() + HOUR, START.getTime() + HOUR]);
		at(2 * HOUR - 1);
		expect(await seen()).toEqual([START.getTime() + HOUR, START.getTime() + HOUR]);
	});

	test('that has ended makes its caller a visitor, and the answer clears both cookies', async () => {
		const runtime = await testRuntime();
		for (const endpoint of [ANYONE, SIGNED_IN]) {
			const answer = await ask(runtime, endpoint, { cookie: 'ploop_session=gone; ploop_signed_in=1' });
			expect(answer.status).toBe(endpoint === ANYONE ? 200 : 401);
			expect(answer.headers.getSetCookie()).toEqual([
				'ploop_session=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly',
				'ploop_signed_in=; Path=/; Max-Age=0; SameSite=Lax',
			]);
		}
	});

	test('is never mistaken for that of another person', async () => {
		const runtime = await testRuntime();
		const [one, other] = [await signedIn(runtime.db), await signedIn(runtime.db)];
		const second = await sessionOf(runtime.db, one.id);
		expect(await (await ask(runtime, SESSION, { cookie: second.cookie })).json()).toMatchObject({ id: one.id });
		expect(await (await ask(runtime, SESSION, { cookie: other.cookie })).json()).toMatchObject({ id: other.id });
	});
});

describe('an API token', () => {
	test('is recognised as a bearer token, but is no session', async () => {
		const runtime = await testRuntime();
		const { id } = await signedIn(runtime.db);
		const { authorization, token } = await apiTokenOf(runtime.db, id);
		const answer = await ask(runtime, SIGNED_IN, { authorization });
		expect(await answer.json()).toEqual({ kind: 'account', via: 'token', id });
		const refused = await ask(runtime, SESSION, { authorization });
		expect([refused.status, (await refused.json()).error]).toEqual([403, 'session_required']);
		expect((await ask(runtime, SIGNED_IN, { cookie: `ploop_session=${token.slice(6)}` })).status).toBe(401);
	});

	test.each(['Bearer nonsense', 'Bearer ', 'Basic dTpw', `Bearer ploop_${'A'.repeat(43)}`, 'Bearer a b'])(
		'that is not valid is refused: %s',
		async (authorization) => {
			const runtime = await testRuntime();
			const { cookie } = await signedIn(runtime.db);
			const answer = await ask(runtime, ANYONE, { authorization, cookie });
			expect([answer.status, (await answer.json()).error]).toEqual([401, 'invalid_token']);
		},
	);
});

test('no token can be read from the database', async () => {
	const runtime = await testRuntime();
	const { id, token } = await signedIn(runtime.db);
	const api = await apiTokenOf(runtime.db, id);
	const tables = await Promise.all(
		['sessions', 'api_tokens'].map((table) => runtime.db.read({ sql: `SELECT * FROM ${table}`, args: [] })),
	);
	const dump = JSON.stringify(tables);
	expect(dump).not.toContain(token);
	expect(dump).not.toContain(api.token.slice(6));
});

test('a caller without permission is refused before the body is checked', async () => {
	const runtime = await testRuntime();
	const own = /\/api\/(?:account|user-templates|subscription|usage|billing\/portal)/;
	const routes = [...API_ROUTES].filter(([name, { operation }]) => operation.access !== 'anyone' || own.test(name));
	expect(routes.length).toBeGreaterThan(20);
	for (const [name, endpoint] of routes) {
		const [method = '', path = ''] = name.split(' ');
		const body = method === 'GET' ? {} : { body: {} };
		const answer = await callable(endpoint)(contextFor(runtime, { method, path, ...body }));
		expect([name, answer.status, await answer.json()]).toMatchObject([name, 401, { error: 'auth_required' }]);
	}
});
