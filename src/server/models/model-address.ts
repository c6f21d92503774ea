import type { ModelProvider, ModelSetting } from './model-config.ts';

const OWN_ADDRESSES: Readonly<Record<Exclude<ModelProvider, 'compatible'>, string>> = {
	openai: 'https://api.openai.com/v1',
	anthropic: 'https://api.anthropic.com/v1',
	google: 'https://generativelanguage.googleapis.com/v1beta',
};

/** The host that requests for this model go to, and the only one they may go to. */
export function addressOf({ provider, baseUrl }: Pick<ModelSetting, 'provider' | 'baseUrl'>): string {
	const address = baseUrl ?? (provider === 'compatible' ? '' : OWN_ADDRESSES[provider]);
	return address.replace(/\/+$/, '');
}
