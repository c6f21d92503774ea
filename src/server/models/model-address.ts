import type { ModelProvider, ModelSetting } from './model-config.ts';

const OWN_ADDRESSES: Readonly<Record<Exclude<ModelProvider, 'compatible'>, string>> = {
	openai: 'https://api.openai.com/v1',
	anthropic: 'https://api.anthropic.com/v1',
	google: 'https://generativelanguage.googleapis.com/v1beta',
};

/** The base address of a model's server; requests may go to no other origin. */
export function addressOf({ provider, baseUrl }: Pick<ModelSetting, 'provider' | 'baseUrl'>): string {
	const address = baseUrl ?? (provider === 'compatible' ? '' : OWN_ADDRESSES[provider]);
	return address.replace(/\/+$/, '');
}
