import { describe, expect, test } from 'vitest';
import type { Runtime } from '#server/runtime';
import { API_ROUTES, endpointAt } from '#support/api-routes';
import { contextFor } from '#support/call-endpoint';
import { signedIn } from '#support/signed-in';
import { testRuntime } from '#support/test-runtime';

const OWN = 'http://ploop.test';
const ORIGINS = [undefined, 'null', 'https://evil.example', 'http://sub.ploop.test', 'https://ploop.test', OWN];
const SITES = [undefined, 'cross-site', 'same-site', 'same-origin', 'none'];
const TYPES = [
	'application/json',
	'text/plain',
	'application/x-www-form-urlencoded',
	'multipart/form-data; boundary=x',
	undefined,
];
/** Other sites, such as web mail, may call this one, because the address itself is the proof. */
const FOR_ANY_SITE = 'POST /api/updates/unsubscribe';
/** Forms that Auth.js protects by a token, besides the check of the origin. */
const FORMS = ['POST /api/auth/signin/{provider}'];
const ACTIONS = [...API_ROUTES.keys()].filter((route) => !route.startsWith('GET ') && route !== FOR_ANY_SITE);

/** Whether the headers are those that a browser sends for a page of another site. */
const isForeign = (origin: string | undefined, site: string | undefined): boolean =>
	(origin !== undefined && origin !== OWN) || site === 'cross-site' || site === 'same-site';

async function send(runtime: Runtime, route: string, headers: Record<string, string | undefined>) {
	const [method = '', path = ''] = route.split(' ');
	const given = Object.fromEntries(Object.entries(headers).filter((pair): pair is [string, string] => !!pair[1]));
	const context = contextFor(runtime, { method, path, headers: given, body: Buffer.from('{}') });
	if (headers['content-type'] === undefined) context.request.headers.delete('content-type');
	const answer = await endpointAt(route)({ ...context, params: { id: 'none', provider: 'google' } });
	return { status: answer.status, error: (await answer.json()).error as string | undefined };
}

/** All rows of the database, except the health check's mark. */
async function contents({ db }: Runtime): Promise<string> {
	const sql = `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '%_fts%' AND name <> 'health'`;
	const tables = await db.read({ sql, args: [] });
	const rows = await Promise.all(
		tables.map(({ name }) => db.read({ sql: `SELECT * FROM "${String(name)}"`, args: [] }).catch(() => [])),
	);
	return JSON.stringify(rows);
}

describe('a request sent by another site', () => {
	test('is tried on more than fifteen routes', () => {
		expect(ACTIONS.length).toBeGreaterThan(15);
	});

	test.each(ACTIONS)('is refused and changes nothing, in every media type: %s', async (route) => {
		const runtime = await testRuntime();
		const { cookie } = await signedIn(runtime.db);
		const before = await contents(runtime);
		for (const origin of ORIGINS) {
			for (const site of SITES) {
				if (!isForeign(origin, site)) continue;
				for (const type of TYPES) {
					const reply = await send(runtime, route, { cookie, origin, 'sec-fetch-site': site, 'content-type': type });
					expect(reply, `${origin} ${site} ${type}`).toEqual({ status: 403, error: 'foreign_origin' });
				}
			}
		}
		expect(await contents(runtime)).toBe(before);
	});

	test.each(ACTIONS.filter((route) => API_ROUTES.get(route)?.operation.input && !FORMS.includes(route)))(
		'without an origin is refused in the media types of forms, and accepted as JSON: %s',
		async (route) => {
			const runtime = await testRuntime();
			const { cookie } = await signedIn(runtime.db);
			for (const [origin, site] of [
				[undefined, undefined],
				[OWN, 'same-origin'],
				[undefined, 'none'],
			]) {
				for (const type of TYPES) {
					const reply = await send(runtime, route, { cookie, origin, 'sec-fetch-site': site, 'content-type': type });
					if (type === 'application/json') expect([403, 415]).not.toContain(reply.status);
					else expect(reply.error).toBe('unsupported_media_type');
				}
			}
		},
	);
});

test('no GET changes anything, for a visitor or for an account', async () => {
	const runtime = await testRuntime();
	const { cookie } = await signedIn(runtime.db);
	const before = await contents(runtime);
	for (const route of API_ROUTES.keys()) {
		if (!route.startsWith('GET ')) continue;
		for (const headers of [{}, { cookie }]) {
			const [, path = ''] = route.split(' ');
			const context = contextFor(runtime, { method: 'GET', path: `${path}?token_hash=x&code=x&token=x`, headers });
			await endpointAt(route)({ ...context, params: { id: 'none', provider: 'google' } });
		}
	}
	expect(await contents(runtime)).toBe(before);
});
