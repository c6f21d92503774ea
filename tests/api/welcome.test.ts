import { expect, test } from 'vitest';
import type { WelcomeResponse } from '#contract/welcome';
import { idleMailer } from '#server/mail/mailer';
import { endpointAt } from '#support/api-routes';
import { contextFor } from '#support/call-endpoint';
import { signedIn } from '#support/signed-in';
import { testRuntime } from '#support/test-runtime';

const welcome = endpointAt('POST /api/emails/welcome');

async function signedInRuntime() {
	const runtime = await testRuntime();
	const { id, authorization } = await signedIn(runtime.db);
	const ask = (email: unknown = `${id}@ploop.test`) =>
		welcome(contextFor(runtime, { path: '/api/emails/welcome', headers: { authorization }, body: { email } }));
	const mails = () => runtime.db.read({ sql: 'SELECT recipient, account_id, subject FROM outbox', args: [] });
	return { runtime, id, ask, mails };
}

test('the first call claims the welcome mail, the next finds it claimed', async () => {
	const { id, ask, mails } = await signedInRuntime();
	expect(await (await ask()).json()).toEqual({ claimed: true, already: false });
	expect(await (await ask()).json()).toEqual({ claimed: false, already: true });
	expect(await mails()).toMatchObject([{ recipient: `${id}@ploop.test`, account_id: id, subject: 'Welcome to PLOOP' }]);
});

test('fifty calls at once send one mail', async () => {
	const { ask, mails } = await signedInRuntime();
	const answers = await Promise.all(
		Array.from({ length: 50 }, async () => (await (await ask()).json()) as WelcomeResponse),
	);
	expect(answers.filter(({ claimed }) => claimed)).toHaveLength(1);
	expect(answers.filter(({ already }) => already)).toHaveLength(49);
	expect(await mails()).toHaveLength(1);
});

test('the address must be the account’s own, in any case', async () => {
	const { id, ask, mails } = await signedInRuntime();
	for (const email of ['someone@else.test', `${id}@ploop.test,b@evil.example`, `${id}@ploop.test\r\nBcc: b@c.de`, 7]) {
		const answer = await ask(email);
		expect(answer.status).toBe(400);
		expect(await answer.json()).toMatchObject({ error: 'invalid_input', fields: { email: expect.any(String) } });
	}
	expect(await mails()).toEqual([]);
	expect(await (await ask(` ${id.toUpperCase()}@Ploop.Test`)).json()).toMatchObject({ claimed: true });
});

test('a visitor is asked to sign in', async () => {
	const answer = await welcome(contextFor(await testRuntime(), { body: { email: 'a@ploop.test' } }));
	expect(answer.status).toBe(401);
	expect(await answer.json()).toMatchObject({ error: 'auth_required' });
});

test('without mail it says so and claims nothing', async () => {
	const off = idleMailer(false);
	const runtime = await testRuntime({ mail: off });
	const { id, authorization } = await signedIn(runtime.db);
	const answer = await welcome(
		contextFor(runtime, { headers: { authorization }, body: { email: `${id}@ploop.test` } }),
	);
	expect(answer.status).toBe(503);
	expect(await answer.json()).toMatchObject({
		error: 'email_disabled',
		message: 'Email is not configured. Please try again later.',
	});
	expect(await runtime.db.read({ sql: 'SELECT id FROM accounts WHERE welcomed_at IS NOT NULL', args: [] })).toEqual([]);
});
