import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModelV4 } from '@ai-sdk/provider';
import { type CallLimits, guardedFetch } from './guarded-fetch.ts';
import { addressOf } from './model-address.ts';
import type { ModelSetting } from './model-config.ts';

/**
 * The client for a model's protocol. Uses the AI SDK's providers without its core, which adds telemetry and sends
 * models given by name to a gateway (docs/decisions/059).
 */
export function wireTo(setting: ModelSetting, limits: CallLimits): LanguageModelV4 {
	const { provider, name, apiKey = '' } = setting;
	const baseURL = addressOf(setting);
	const fetch = guardedFetch(new URL(baseURL).origin, limits);
	switch (provider) {
		case 'openai':
			return createOpenAI({ baseURL, apiKey, fetch }).responses(name);
		case 'anthropic':
			return createAnthropic({ baseURL, apiKey, fetch })(name);
		case 'google':
			return createGoogle({ baseURL, apiKey, fetch })(name);
		case 'compatible':
			return createOpenAICompatible({
				name: 'compatible',
				baseURL,
				...(apiKey !== '' && { apiKey }),
				fetch,
				includeUsage: true,
				// Without this option the schema is dropped, and the request asks only for JSON.
				supportsStructuredOutputs: true,
			})(name);
	}
}
