import { expect, it } from 'vitest';
import { refuses, startModelServer } from '#support/model-server';
import { settingOf, WIRES } from '#support/model-wires';
import { checkModels, modelCheckLines } from './check-models.ts';
import type { ModelSetting } from './model-config.ts';

const settingAt = (baseUrl: string, provider: ModelSetting['provider'] = 'compatible'): ModelSetting => ({
	provider,
	name: 'a/model',
	apiKey: 'key-for-tests',
	baseUrl,
});
const standingAt = async (...of: Parameters<typeof settingAt>) =>
	(await checkModels({ settings: [settingAt(...of)], concurrency: 1 }))[0]?.standing;

it.each(WIRES)('%s is asked for its list of models with the key, and generates nothing', async (wire) => {
	const server = await startModelServer(
		wire,
		({ response }) =>
			void response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"data":[{"id":"a/model"}]}'),
	);
	const { provider } = settingOf(wire, server.address);
	expect(await standingAt(server.address, provider)).toBe('ready');
	expect(server.received).toEqual(['']);
	expect(JSON.stringify(server.headers)).toContain('key-for-tests');
});

it.each([
	['refused', refuses(401)],
	['unknown', refuses(404)],
	[
		'no_such_model',
		({ response }: { response: { end: (text: string) => void } }) => response.end('{"data":[{"id":"b"}]}'),
	],
	['unknown', ({ response }: { response: { end: (text: string) => void } }) => response.end('<h1>Log in</h1>')],
	['unreachable', refuses(302, { location: 'http://198.51.100.1/' })],
] as const)('a server of one’s own: %s', async (standing, behave) => {
	const server = await startModelServer('compatible', behave as never);
	expect(await standingAt(server.address)).toBe(standing);
});

it('a hosted model that does not exist', async () => {
	const server = await startModelServer('openai', refuses(404));
	expect(await standingAt(server.address, 'openai')).toBe('no_such_model');
});

it('a host that does not answer; the line for the operator has the host and no key', async () => {
	const checked = await checkModels({ settings: [settingAt('http://127.0.0.1:9/v1')], concurrency: 1 });
	expect(modelCheckLines(checked)).toEqual([
		'  model      a/model at 127.0.0.1:9 cannot be reached: the embedded engine goes on alone until it can',
	]);
});
