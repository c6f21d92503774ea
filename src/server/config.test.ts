import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigError, Environment, readConfig } from './config.ts';

const SECRET = 'x'.repeat(32);
const SMTP_LINE =
	'SMTP_URL must start with smtp:// or smtps://, with a host; write @ : / in a password as %40 %3A %2F.';
const KEY_LINE = 'STRIPE_SECRET_KEY must be a secret key of Stripe, which starts with sk_live_ or sk_test_.';
const WEBHOOK_LINE =
	'STRIPE_WEBHOOK_SECRET must be the signing secret of a webhook, which starts with whsec_; two with a comma.';
const FROM_LINE = 'MAIL_FROM must be an address like hello@ploop.example or PLOOP <hello@ploop.example>.';

function linesFor(environment: Record<string, string>): readonly string[] {
	try {
		readConfig(environment);
	} catch (error) {
		if (error instanceof ConfigError) return error.lines;
	}
	throw new Error('the configuration was accepted');
}

test('an empty environment is a local server on its own files', () => {
	expect(readConfig({})).toMatchObject({
		port: 4321,
		host: '127.0.0.1',
		dataFolder: '.data',
		databaseUrl: `file://${process.cwd()}/.data/ploop.db`,
		publicOrigin: 'http://127.0.0.1:4321',
		authSecret: undefined,
		proxies: 0,
	});
});

test('an empty value counts as absent', () => {
	expect(readConfig({ PORT: '', AUTH_SECRET: '' })).toEqual(readConfig({}));
});

describe('each bad value gives one clear line', () => {
	test.each([
		[{ PORT: 'eighty' }, 'PORT must be a port number from 0 to 65535.'],
		[{ PORT: '65536' }, 'PORT must be a port number from 0 to 65535.'],
		[{ PORT: '-1' }, 'PORT must be a port number from 0 to 65535.'],
		[{ HOST: 'a b' }, 'HOST must be a host name or address to listen on.'],
		[{ DATABASE_URL: 'postgres://x' }, 'DATABASE_URL must start with file:, libsql:, http(s): or ws(s):.'],
		[
			{ PUBLIC_ORIGIN: 'https://ploop.example/' },
			'PUBLIC_ORIGIN must be scheme and host without a path, like https://ploop.example.',
		],
		[
			{ PUBLIC_ORIGIN: 'ploop.example' },
			'PUBLIC_ORIGIN must be scheme and host without a path, like https://ploop.example.',
		],
		[{ AUTH_SECRET: 'short' }, 'AUTH_SECRET must have at least 32 characters.'],
		[{ SMTP_URL: 'relay.example' }, SMTP_LINE],
		[{ SMTP_URL: 'http://relay.example' }, SMTP_LINE],
		[{ SMTP_URL: 'smtp://user:pa%ss@relay.example' }, SMTP_LINE],
		[{ MAIL_FROM: 'hello' }, FROM_LINE],
		[{ MAIL_FROM: 'PLOOP <a@b.example>\r\nBcc: c@d.example' }, FROM_LINE],
		[{ STRIPE_SECRET_KEY: 'pk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }, KEY_LINE],
		[{ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'secret' }, WEBHOOK_LINE],
		[
			{ STRIPE_SECRET_KEY: 'sk_test_1' },
			'STRIPE_WEBHOOK_SECRET is required with STRIPE_SECRET_KEY: without it no payment would reach an account.',
		],
		[{ STRIPE_WEBHOOK_SECRET: 'whsec_1' }, 'STRIPE_SECRET_KEY is required with STRIPE_WEBHOOK_SECRET.'],
		[{ GA4_ID: 'UA-1' }, 'GA4_ID must be a measurement id such as G-AB12CD34EF.'],
		[{ ADS_ID: 'AW-1234567' }, 'ADS_ID and ADS_LABEL are set together or not at all.'],
		[{ DEMO: 'yes' }, 'DEMO must be 1 or empty.'],
		[{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be the number of proxies in front of this server, 0 to 10.'],
	])('%j', (environment, line) => {
		expect(linesFor(environment)).toEqual([line]);
	});

	test('two bad values give two lines', () => {
		expect(linesFor({ PORT: 'x', AUTH_SECRET: 'y' })).toHaveLength(2);
	});
});

test('a public server needs its secret and its address to be set', () => {
	expect(linesFor({ HOST: '0.0.0.0' })).toEqual([
		'AUTH_SECRET is required when HOST is not a loopback address.',
		'PUBLIC_ORIGIN is required when HOST is not a loopback address.',
	]);
	const config = readConfig({ HOST: '0.0.0.0', AUTH_SECRET: SECRET, PUBLIC_ORIGIN: 'https://ploop.example' });
	expect(config.publicOrigin).toBe('https://ploop.example');
});

describe('mail', () => {
	const mail = (environment: Record<string, string>) => readConfig({ AUTH_SECRET: SECRET, ...environment }).mail;
	const PUBLIC = { HOST: '0.0.0.0', PUBLIC_ORIGIN: 'https://ploop.example' };

	test('is kept in the mailbox of a server that only this machine reaches', () => {
		const kept = { kind: 'local', folder: '.data/mail', from: 'PLOOP <no-reply@ploop.localhost>' };
		expect(mail({})).toEqual(kept);
		expect(mail({ HOST: '::1' })).toEqual(kept);
	});

	test('is off on a public server, directly or through a proxy', () => {
		expect(mail(PUBLIC)).toEqual({ kind: 'off' });
		expect(mail({ PUBLIC_ORIGIN: 'https://ploop.example', TRUST_PROXY: '1' })).toEqual({ kind: 'off' });
	});

	test('is kept in the mailbox of a demo', () => {
		expect(mail({ ...PUBLIC, DEMO: '1' })).toMatchObject({ kind: 'local', from: 'PLOOP <no-reply@ploop.example>' });
	});

	test('goes to a relay wherever one is set', () => {
		const SMTP_URL = 'smtps://user:pa%40ss@relay.example';
		const sent = { kind: 'smtp', url: SMTP_URL, from: 'PLOOP <hello@ploop.example>' };
		for (const place of [{}, PUBLIC, { DEMO: '1' }])
			expect(mail({ ...place, SMTP_URL, MAIL_FROM: 'PLOOP <hello@ploop.example>' })).toEqual(sent);
	});
});

test('.env.example lists exactly the settings that are read, all empty', () => {
	const lines = readFileSync(join(process.cwd(), '.env.example'), 'utf8').split('\n');
	const settings = lines.filter((line) => line !== '' && !line.startsWith('#'));
	expect(settings).toEqual(Object.keys(Environment.shape).map((name) => `${name}=`));
});

test('payments use Stripe with keys, the emulator on a local server without them, and else are off', () => {
	const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_new, whsec_old' };
	const published = { HOST: '0.0.0.0', PUBLIC_ORIGIN: 'https://ploop.example', AUTH_SECRET: SECRET };
	expect(readConfig(keys).billing).toEqual({
		kind: 'stripe',
		secretKey: 'sk_test_1',
		webhookSecrets: ['whsec_new', 'whsec_old'],
	});
	expect(readConfig({}).billing).toEqual({ kind: 'embedded' });
	expect(readConfig(published).billing).toEqual({ kind: 'off' });
	expect(readConfig({ ...published, DEMO: '1' }).billing).toEqual({ kind: 'embedded' });
	expect(readConfig({ ...published, ...keys, DEMO: '1' }).billing.kind).toBe('stripe');
});
