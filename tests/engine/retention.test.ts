import { describe, expect, it } from 'vitest';
import { optimise } from '#engine/optimise';
import { read } from '#engine/reading/read';
import { comparable } from '#support/eval/comparable';
import { readRetentionCases } from '#support/eval/rows';

describe.each(readRetentionCases())('the "$name" request', ({ prompt, must_survive }) => {
	const reading = read(prompt);
	const kept = comparable(
		reading.clauses
			.filter(({ role }) => role !== 'filler')
			.map(({ span }) => span.text)
			.join('\n'),
	);

	it.each(must_survive)('keeps "%s" in a clause that survives', (wanted) => {
		expect(kept).toContain(comparable(wanted));
	});

	it.each(must_survive)('has "%s" in the result', (wanted) => {
		const result = optimise(prompt);
		expect(result.outcome).toBe('optimised');
		expect(comparable(result.outcome === 'optimised' ? result.prompt : '')).toContain(comparable(wanted));
	});

	it('has a ledger without a missing fact', () => {
		const result = optimise(prompt);
		expect(result.outcome === 'optimised' && result.ledger.filter(({ status }) => status === 'missing')).toEqual([]);
	});
});

describe('a prohibition', () => {
	it.each([
		['blog', ['No bullet points', "don't use the word 'artisan'"]],
		['email', ['dont threaten to stop paying rent']],
		['python', ['no seaborn', 'no comments']],
		['spanish', ['No menciones que estuve enfermo']],
		['chinese', ['不要用专业术语']],
		['template', ["Never include the author's name"]],
		['plan', ['excluding flights', 'We hate museums']],
	])('is kept as a unit: %s', (name, wanted) => {
		const prompt = readRetentionCases().find((one) => one.name === name)?.prompt ?? '';
		const bans = read(prompt)
			.facts.filter(({ negated }) => negated)
			.map(({ span }) => span.text);
		expect(bans).toEqual(wanted);
	});
});
