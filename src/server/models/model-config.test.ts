import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../config.ts';
import { costOf, findPrice, MODEL_CATALOGUE } from './model-catalogue.ts';
import { NO_MODELS } from './model-config.ts';

const linesOf = (environment: Record<string, string>): readonly string[] => {
	try {
		readConfig(environment);
		return [];
	} catch (error) {
		if (error instanceof ConfigError) return error.lines;
		throw error;
	}
};
const LOCAL = { MODEL_PROVIDER: 'compatible', MODEL_NAME: 'llama3.3:8b', MODEL_BASE_URL: 'http://127.0.0.1:11434/v1' };

describe('the models of a server', () => {
	it('are none unless the settings name some', () => {
		expect(readConfig({}).models).toEqual(NO_MODELS);
		expect(readConfig({ MODEL_PROVIDER: 'none', MODEL_NAME: 'left-over' }).models).toEqual(NO_MODELS);
		expect(readConfig({ MODEL_PROVIDER: '' }).models).toEqual(NO_MODELS);
	});

	it('a model on this network needs no key', () => {
		expect(readConfig(LOCAL).models).toEqual({
			settings: [
				{ provider: 'compatible', name: 'llama3.3:8b', apiKey: undefined, baseUrl: 'http://127.0.0.1:11434/v1' },
			],
			concurrency: 4,
		});
	});

	it('may be two, of which the second is asked when the first fails', () => {
		const second = {
			MODEL_2_PROVIDER: 'compatible',
			MODEL_2_NAME: 'other',
			MODEL_2_BASE_URL: 'http://other.lan/v1',
			MODEL_CONCURRENCY: '9',
		};
		const { settings, concurrency } = readConfig({ ...LOCAL, ...second }).models;
		expect(settings.map(({ name }) => name)).toEqual(['llama3.3:8b', 'other']);
		expect(concurrency).toBe(9);
	});

	it.each([
		[{ MODEL_PROVIDER: 'opnai' }, 'MODEL_PROVIDER must be none, openai, anthropic, google, compatible.'],
		[{ MODEL_PROVIDER: 'openai', MODEL_API_KEY: 'k' }, 'MODEL_NAME is required when MODEL_PROVIDER is openai.'],
		[{ MODEL_PROVIDER: 'google', MODEL_NAME: 'm' }, 'MODEL_API_KEY is required when MODEL_PROVIDER is google.'],
		[
			{ MODEL_PROVIDER: 'compatible', MODEL_NAME: 'm' },
			'MODEL_BASE_URL is required when MODEL_PROVIDER is compatible.',
		],
		[
			{ ...LOCAL, MODEL_BASE_URL: 'file:///etc' },
			'MODEL_BASE_URL must be an http(s) address without a query, like http://127.0.0.1:11434/v1.',
		],
		[{ ...LOCAL, MODEL_CONCURRENCY: '0' }, 'MODEL_CONCURRENCY must be a number from 1 to 200.'],
		[
			{ MODEL_2_PROVIDER: 'openai', MODEL_2_NAME: 'm', MODEL_2_API_KEY: 'k' },
			'MODEL_2_PROVIDER is for a second model: set MODEL_PROVIDER first.',
		],
		[
			{ MODEL_PROVIDER: 'openai', MODEL_NAME: 'm', MODEL_API_KEY: 'k' },
			'MODEL_NAME m has no price in content/models/catalogue.yaml: add it, so that the cap in money can be kept.',
		],
	])('%j is refused with the name of the setting', (environment, line) => {
		expect(linesOf(environment as Record<string, string>)).toEqual([line]);
	});
});

describe('the catalogue', () => {
	it('has a price of zero for local models', () => {
		const price = findPrice(MODEL_CATALOGUE, { provider: 'compatible', name: 'any' });
		expect(price && costOf(price, { input: 1_000_000, output: 1_000_000 })).toBe(0);
	});

	it('counts in millionths, rounded up, and prefers the model’s own entry', () => {
		const models = [
			{ provider: 'openai' as const, name: '*', inputPerMillion: 9, outputPerMillion: 9 },
			{ provider: 'openai' as const, name: 'small', inputPerMillion: 0.25, outputPerMillion: 2 },
		];
		const price = findPrice({ models }, { provider: 'openai', name: 'small' });
		expect(price && costOf(price, { input: 1001, output: 100 })).toBe(451);
	});
});
