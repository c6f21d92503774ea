import { describe, expect, it } from 'vitest';
import stored from './data/types.weights.json' with { type: 'json' };
import { exponential, logisticShares } from './exponential.ts';
import { featuresOf } from './features.ts';
import { packLevels } from './levels.ts';
import { linearModel } from './linear-model.ts';

const OPTIONS = { buckets: 1024, letters: [3, 3] };

describe('the features of a text', () => {
	it('are numbers of buckets, each once', () => {
		const features = featuresOf('The quick brown fox, the quick brown fox.', OPTIONS);
		expect(new Set(features).size).toBe(features.length);
		expect(features.every((feature) => feature >= 0 && feature < OPTIONS.buckets)).toBe(true);
	});

	it('are the same for different years', () => {
		expect(featuresOf('In 1987 it rained', OPTIONS)).toEqual(featuresOf('In 2024 it rained', OPTIONS));
	});

	it('of a long text come from its beginning and its end', () => {
		const long = (middle: string) => `${'Begin here. '.repeat(60)}${middle}${' End here.'.repeat(40)}`;
		expect(featuresOf(long('a'.repeat(50)), OPTIONS)).toEqual(featuresOf(long('b'.repeat(50)), OPTIONS));
	});

	it.each(['', ' ', '😀', '\u0000', '文'.repeat(2000)])('exist for any text: %j', (text) => {
		expect(featuresOf(text, OPTIONS).every(Number.isInteger)).toBe(true);
	});
});

describe('a stored model', () => {
	it('gives every label a share, and the shares add up to one', () => {
		for (const text of ['Write a function that sorts a list', 'Solve 2x = 4', '', '夏の物語を書いて']) {
			const shares = linearModel(stored).judge(text);
			expect(shares).toHaveLength(stored.labels.length);
			expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
		}
	});

	it('tells a program from a letter and a translation', () => {
		const best = (text: string) => {
			const shares = linearModel(stored).judge(text);
			return stored.labels[shares.indexOf(Math.max(...shares))];
		};
		expect(best('Write a Python function that parses a CSV file and returns a list of dictionaries.')).toBe(
			'code_write',
		);
		expect(best('write an email to my landlord about the broken boiler')).toBe('email_message');
		expect(best('Translate this sentence into French')).toBe('translate');
	});

	it('uses every stored level, with its sign', () => {
		const weights = [1, -28, 28, -1];
		const stored = { labels: ['a', 'b'], buckets: 4, letters: [0, 0], biases: [0], scales: [1] };
		const model = { ...stored, weights: JSON.parse(JSON.stringify(packLevels(weights))) as string };
		const [share = 0] = linearModel(model).judge('word');
		const sums = featuresOf('word', model);
		const sum = sums.reduce((all, feature) => all + (weights[feature] ?? 0), 0) / Math.sqrt(sums.length);
		expect(share).toBeCloseTo(1 / (1 + Math.exp(-sum)), 9);
	});
});

it('the exponential function is exact to twelve digits', () => {
	for (const x of [-20, -1, -0.1, 0, 0.3, 1, 5, 20]) expect(exponential(x) / Math.exp(x)).toBeCloseTo(1, 11);
	expect(logisticShares([1000, 0])).toEqual([1, expect.closeTo(0, 12)]);
});
