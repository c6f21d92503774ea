import { guardedFetch } from './guarded-fetch.ts';
import { addressOf } from './model-address.ts';
import type { ModelConfig, ModelSetting } from './model-config.ts';

/** `unknown`: the server answers but does not list its models. */
export type ModelStanding = 'ready' | 'refused' | 'no_such_model' | 'unreachable' | 'unknown';

const LIMITS = { firstByteMs: 8000, betweenBytesMs: 4000, mostBytes: 2 * 1024 * 1024 };

/**
 * Requests the list of models from each server, which costs nothing. Shows whether the server answers, accepts the key
 * and has the model.
 */
export const checkModels = (
	{ settings }: ModelConfig,
	out: typeof fetch = fetch,
): Promise<{ readonly setting: ModelSetting; readonly standing: ModelStanding }[]> =>
	Promise.all(settings.map(async (setting) => ({ setting, standing: await standingOf(setting, out) })));

async function standingOf(setting: ModelSetting, out: typeof fetch): Promise<ModelStanding> {
	const address = addressOf(setting);
	try {
		const ask = guardedFetch(new URL(address).origin, LIMITS, out);
		const answer = await ask(pathOf(setting, address), { headers: headersOf(setting) });
		const text = await answer.text();
		if (answer.status === 401 || answer.status === 403) return 'refused';
		if (setting.provider !== 'compatible') return answer.ok ? 'ready' : notThere(answer.status);
		return answer.ok ? listedIn(text, setting.name) : 'unknown';
	} catch {
		return 'unreachable';
	}
}

/** Hosted providers have an address for each model; other servers only have the list. */
const pathOf = ({ provider, name }: ModelSetting, address: string): string =>
	provider === 'compatible' ? `${address}/models` : `${address}/models/${encodeURIComponent(name)}`;

function headersOf({ provider, apiKey = '' }: ModelSetting): Record<string, string> {
	if (apiKey === '') return {};
	if (provider === 'anthropic') return { 'x-api-key': apiKey, 'anthropic-version': '2023-06-01' };
	return provider === 'google' ? { 'x-goog-api-key': apiKey } : { authorization: `Bearer ${apiKey}` };
}

const notThere = (status: number): ModelStanding => (status === 404 ? 'no_such_model' : 'unknown');

function listedIn(text: string, name: string): ModelStanding {
	try {
		const { data } = JSON.parse(text) as { readonly data: readonly { readonly id: string }[] };
		// Ollama adds its default tag to names in the list.
		return data.some(({ id }) => id === name || id === `${name}:latest`) ? 'ready' : 'no_such_model';
	} catch {
		return 'unknown';
	}
}

const SENTENCES: Readonly<Record<ModelStanding, string>> = {
	ready: 'is there and takes the key',
	refused: 'refuses the key: the embedded engine goes on alone',
	no_such_model: 'is not among the models of that server: the embedded engine goes on alone',
	unreachable: 'cannot be reached: the embedded engine goes on alone until it can',
	unknown: 'answers, and does not say whether it has the model',
};

/** Lines for the operator, one for each model. */
export const modelCheckLines = (checked: Awaited<ReturnType<typeof checkModels>>): string[] =>
	checked.map(({ setting, standing }) => {
		const { host } = new URL(addressOf(setting));
		return `  model      ${setting.name} at ${host} ${SENTENCES[standing]}`;
	});
