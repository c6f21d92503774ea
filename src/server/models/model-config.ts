import { z } from 'zod';

/**
 * The protocols. `compatible` is OpenAI's protocol at another address, such as Ollama, llama.cpp, vLLM, LM Studio or a
 * gateway.
 */
export const MODEL_PROVIDERS = ['openai', 'anthropic', 'google', 'compatible'] as const;
export type ModelProvider = (typeof MODEL_PROVIDERS)[number];

/** One model to read with. */
export interface ModelSetting {
	readonly provider: ModelProvider;
	readonly name: string;
	/** Undefined: the server needs no key. */
	readonly apiKey: string | undefined;
	/** Undefined: the provider's usual address. */
	readonly baseUrl: string | undefined;
}

/** The models that read requests, the preferred one first. Without any, only the embedded engine reads. */
export interface ModelConfig {
	readonly settings: readonly ModelSetting[];
	/** Most calls at a time, of all processes together. */
	readonly concurrency: number;
}

export const NO_MODELS: ModelConfig = { settings: [], concurrency: 0 };

const MOST_AT_ONCE = 200;

const Provider = z.enum(['none', ...MODEL_PROVIDERS], `must be none, ${MODEL_PROVIDERS.join(', ')}`).default('none');
const Name = z.string().regex(/^[\w.:/@-]{1,120}$/, 'must be the name of a model');
const ApiKey = z.string().regex(/^[\x21-\x7e]{1,500}$/, 'must be a key without spaces');
const BaseUrl = z
	.string()
	.refine(isAddress, 'must be an http(s) address without a query, like http://127.0.0.1:11434/v1');

function isAddress(text: string): boolean {
	if (!URL.canParse(text)) return false;
	const { protocol, search, hash, username } = new URL(text);
	return /^https?:$/.test(protocol) && search === '' && hash === '' && username === '';
}

/** The settings of the environment. */
export const MODEL_ENVIRONMENT = {
	MODEL_PROVIDER: Provider,
	MODEL_NAME: Name.optional(),
	MODEL_API_KEY: ApiKey.optional(),
	MODEL_BASE_URL: BaseUrl.optional(),
	MODEL_CONCURRENCY: z
		.string()
		.regex(/^\d{1,3}$/, `must be a number from 1 to ${MOST_AT_ONCE}`)
		.transform(Number)
		.refine((n) => n >= 1 && n <= MOST_AT_ONCE, `must be a number from 1 to ${MOST_AT_ONCE}`)
		.default(4),
	MODEL_2_PROVIDER: Provider,
	MODEL_2_NAME: Name.optional(),
	MODEL_2_API_KEY: ApiKey.optional(),
	MODEL_2_BASE_URL: BaseUrl.optional(),
} as const;

const Environment = z.object(MODEL_ENVIRONMENT);
export type ModelEnvironment = z.infer<typeof Environment>;

/** Settings that are missing or contradict each other, one sentence each. */
export function modelFaults(values: ModelEnvironment): string[] {
	const faults = (['MODEL_', 'MODEL_2_'] as const).flatMap((prefix) => faultsOf(values, prefix));
	const isSecondAlone = values.MODEL_PROVIDER === 'none' && values.MODEL_2_PROVIDER !== 'none';
	return isSecondAlone ? [...faults, 'MODEL_2_PROVIDER is for a second model: set MODEL_PROVIDER first.'] : faults;
}

function faultsOf(values: ModelEnvironment, prefix: 'MODEL_' | 'MODEL_2_'): string[] {
	const provider = values[`${prefix}PROVIDER`];
	if (provider === 'none') return [];
	const isMissing = (name: 'NAME' | 'API_KEY' | 'BASE_URL') => values[`${prefix}${name}`] === undefined;
	const needed = (['NAME', provider === 'compatible' ? 'BASE_URL' : 'API_KEY'] as const).filter(isMissing);
	return needed.map((name) => `${prefix}${name} is required when ${prefix}PROVIDER is ${provider}.`);
}

export function modelConfigOf(values: ModelEnvironment): ModelConfig {
	const settings = (['MODEL_', 'MODEL_2_'] as const).flatMap((prefix): ModelSetting[] => {
		const provider = values[`${prefix}PROVIDER`];
		const name = values[`${prefix}NAME`];
		if (provider === 'none' || name === undefined) return [];
		return [{ provider, name, apiKey: values[`${prefix}API_KEY`], baseUrl: values[`${prefix}BASE_URL`] }];
	});
	return settings.length === 0 ? NO_MODELS : { settings, concurrency: values.MODEL_CONCURRENCY };
}

/**
 * Reads only the settings of models, for the command line. Returns one sentence for each fault instead if there are
 * any.
 */
export function readModelConfig(env: Readonly<Record<string, string | undefined>>): ModelConfig | readonly string[] {
	const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
	const parsed = Environment.safeParse(set);
	if (!parsed.success) return parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}.`);
	const faults = modelFaults(parsed.data);
	return faults.length > 0 ? faults : modelConfigOf(parsed.data);
}
