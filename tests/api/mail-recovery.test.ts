import { expect, test } from 'vitest';
import { smtpSink } from '#support/smtp-sink';
import { type StartedServer, startServer } from '#support/started-server';

const PERSON = {
	name: 'Ann',
	email: 'ann@example.com',
	password: 'harbour-lantern-72',
	confirmPassword: 'harbour-lantern-72',
	terms: true,
};

function signUp({ port }: StartedServer): Promise<Response> {
	return fetch(`http://127.0.0.1:${port}/api/auth/sign-up`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify(PERSON),
	});
}

test('a sign-up while the relay is down succeeds, and its mail arrives once when the relay is back', async () => {
	const sink = await smtpSink();
	await sink.close();
	const server = await startServer({ env: { SMTP_URL: sink.url } });
	const answer = await signUp(server);
	expect({ status: answer.status, body: await answer.json() }).toEqual({ status: 200, body: { ok: true } });
	const printed = await server.child.waitFor('mail_postponed');
	expect(printed).not.toMatch(/ann@|token_hash/);

	const recovered = await smtpSink({ port: sink.port });
	await expect.poll(() => recovered.mails.length).toBe(1);
	expect(recovered.mails[0]?.envelope.to).toEqual(['ann@example.com']);
	expect(recovered.mails[0]?.parsed.text).toContain('http://ploop.test/auth/callback?token_hash=');
	server.child.process.kill('SIGTERM');
	expect(await server.child.ended()).toBe(0);

	const again = await startServer({ env: { SMTP_URL: sink.url, DATA_DIR: server.dataFolder } });
	again.child.process.kill('SIGTERM');
	expect(await again.child.ended()).toBe(0);
	expect(recovered.mails).toHaveLength(1);
});

test('a stop while a mail is being sent waits for it', async () => {
	const taken = Promise.withResolvers<void>();
	const sink = await smtpSink({ onMessage: () => taken.promise });
	const server = await startServer({ env: { SMTP_URL: sink.url } });
	await signUp(server);
	await expect.poll(() => sink.mails.length).toBe(1);
	server.child.process.kill('SIGTERM');
	const isUp = () =>
		fetch(`http://127.0.0.1:${server.port}/`).then(
			() => true,
			() => false,
		);
	await expect.poll(isUp).toBe(false);
	taken.resolve();
	expect(await server.child.ended()).toBe(0);
	const next = await startServer({ env: { SMTP_URL: sink.url, DATA_DIR: server.dataFolder } });
	next.child.process.kill('SIGTERM');
	await next.child.ended();
	expect(sink.mails).toHaveLength(1);
});

test('without mail a sign-up is refused with the reason, and creates no account', async () => {
	const server = await startServer({ env: { DEMO: '' } });
	const answer = await signUp(server);
	expect({ status: answer.status, body: await answer.json() }).toMatchObject({
		status: 503,
		body: { error: 'email_disabled', message: 'Email is not configured. Please try again later.' },
	});
});
