import { expect, test } from 'vitest';
import { readAccountRows } from '#db/account-data';
import { callRoute } from '#support/call-route';
import { apiTokenOf, signedIn } from '#support/signed-in';
import { testRuntime } from '#support/test-runtime';

const DELETE = 'DELETE /api/account/about/{id}';
const keep = (
	runtime: Awaited<ReturnType<typeof testRuntime>>,
	as: Awaited<ReturnType<typeof signedIn>>,
	text: string,
) => callRoute(runtime, 'POST /api/account/about', { as, body: { text } });

test('nothing is kept or offered until the account switches it on', async () => {
	const runtime = await testRuntime();
	const ann = await signedIn(runtime.db);
	expect((await callRoute(runtime, 'GET /api/account/about', { as: ann })).body).toEqual({ lines: [] });
	const { body } = await callRoute(runtime, 'GET /api/account', { as: ann });
	expect(body).toMatchObject({ prefs: { offerAboutMe: false } });
});

test('a saved line is shown only to its owner, is in the export, and is deleted for good', async () => {
	const runtime = await testRuntime();
	const [ann, bob] = [await signedIn(runtime.db), await signedIn(runtime.db)];
	const { status, body } = await keep(runtime, ann, 'British English');
	expect(status).toBe(200);
	const { id } = body as { id: string };
	expect((await callRoute(runtime, 'GET /api/account/about', { as: ann })).body).toMatchObject({
		lines: [{ id, text: 'British English' }],
	});
	expect((await callRoute(runtime, 'GET /api/account/about', { as: bob })).body).toEqual({ lines: [] });
	const rows = await readAccountRows(runtime.db, ann.id, { after: null, most: 10 });
	expect(rows['about_lines']).toMatchObject([{ text: 'British English' }]);
	expect((await callRoute(runtime, DELETE, { as: bob, params: { id } })).status).toBe(404);
	expect((await callRoute(runtime, DELETE, { as: ann, params: { id } })).status).toBe(200);
	expect((await callRoute(runtime, 'GET /api/account/about', { as: ann })).body).toEqual({ lines: [] });
});

test('ten lines are kept, and the eleventh is refused', async () => {
	const runtime = await testRuntime();
	const ann = await signedIn(runtime.db);
	for (let at = 1; at <= 10; at++) expect((await keep(runtime, ann, `Line ${at}`)).status).toBe(200);
	expect(await keep(runtime, ann, 'Line 11')).toMatchObject({ status: 409, body: { error: 'about_limit_reached' } });
});

test.each(['', '  ', 'two\nlines', 'x'.repeat(121)])('the line %j is refused', async (text) => {
	const runtime = await testRuntime();
	const refusal = await keep(runtime, await signedIn(runtime.db), text);
	expect(refusal).toMatchObject({ status: 400, body: { error: 'about_line_invalid' } });
});

test('an API token can neither read nor change the lines', async () => {
	const runtime = await testRuntime();
	const ann = await signedIn(runtime.db);
	const token = await apiTokenOf(runtime.db, ann.id);
	expect((await callRoute(runtime, 'GET /api/account/about', { as: token })).status).toBe(403);
});
