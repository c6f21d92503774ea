import { describe, expect, it } from 'vitest';
import { optimise } from '../optimise.ts';

const linesOf = (text: string): string[] => {
	const result = optimise(text);
	return result.outcome === 'optimised' ? result.prompt.split('\n').filter((line) => line.startsWith('- ')) : [];
};

describe('a priority', () => {
	it('comes first if its words say so', () => {
		const [first] = linesOf(
			'rota for 4 carers, sue is off on wednesdays, table. most important is nobody is alone at night',
		);
		expect(first).toMatch(/^- Most important/);
	});

	it('keeps its place if they do not', () => {
		const lines = linesOf(
			'rewrite the opening of my story, keep first person, no adverbs. the whale is in a car park but dont give that away yet',
		);
		const at = lines.findIndex((line) => line.includes('whale'));
		expect(at === -1 || at > 0).toBe(true);
	});

	it('an order counts as a wish wherever it is', () => {
		const result = optimise(
			'Keep it plain and unsentimental. I would like a few words to say at the interment. Arthur was a signalman. A minute at most.',
		);
		const prompt = result.outcome === 'optimised' ? result.prompt : '';
		expect(prompt.indexOf('Keep it plain')).toBeGreaterThan(prompt.indexOf('## Constraints'));
	});
});
