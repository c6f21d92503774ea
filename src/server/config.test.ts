import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigError, Environment, readConfig } from './config.ts';

const SECRET = 'x'.repeat(32);

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

test('an empty value is an absent one', () => {
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
		[{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be the number of proxies in front of this server, 0 to 10.'],
	])('%j', (environment, line) => {
		expect(linesFor(environment)).toEqual([line]);
	});

	test('and two bad values give two', () => {
		expect(linesFor({ PORT: 'x', AUTH_SECRET: 'y' })).toHaveLength(2);
	});
});

test('a server that others can reach must be told its secret and its address', () => {
	expect(linesFor({ HOST: '0.0.0.0' })).toEqual([
		'AUTH_SECRET is required when HOST is not a loopback address.',
		'PUBLIC_ORIGIN is required when HOST is not a loopback address.',
	]);
	const config = readConfig({ HOST: '0.0.0.0', AUTH_SECRET: SECRET, PUBLIC_ORIGIN: 'https://ploop.example' });
	expect(config.publicOrigin).toBe('https://ploop.example');
});

test('.env.example lists exactly the settings that are read, all empty', () => {
	const lines = readFileSync(join(process.cwd(), '.env.example'), 'utf8').split('\n');
	const settings = lines.filter((line) => line !== '' && !line.startsWith('#'));
	expect(settings).toEqual(Object.keys(Environment.shape).map((name) => `${name}=`));
});
