import { expect, it } from 'vitest';
import { NO_WISHES } from '#engine/review-model';
import { optimise } from '../optimise.ts';

const TEXT = 'write a packing list for a week in Wales';

function revised(text: string, answers: Record<string, string>) {
	const result = optimise(text, undefined, { ...NO_WISHES, given: { answers, accepted: [], skipped: [] } });
	if (result.outcome !== 'optimised') throw new Error('A question instead of a result.');
	return result;
}

it.each([
	['same but for kids', 'For kids.'],
	['oh and no wool', 'No wool.'],
	['the same thing, but shorter', 'Shorter.'],
	['make it a table', 'Make it a table.'],
])('a wish typed later, "%s", becomes a line of its own in the prompt', (wish, line) => {
	const { prompt } = revised(TEXT, { wish });
	expect(prompt).toContain(line);
	expect(prompt).not.toMatch(/same (?:but|thing)/i);
	expect(prompt).toContain('packing list');
});

it('several wishes typed at once become one line each', () => {
	const { prompt } = revised(TEXT, {
		wish: 'same but for my kids, 4 and 7. no wool, my daughter is allergic. as a table',
	});
	expect(prompt).toContain('No wool');
	expect(prompt).toMatch(/as a table/i);
	expect(prompt.match(/packing list/gi)).toHaveLength(1);
});

it('a wish is marked as the person’s own line, and can be undone', () => {
	const { provenance, operations } = revised(TEXT, { wish: 'for kids' });
	expect(provenance.find(({ rule }) => rule === 'answer.wish')?.origin).toBe('yours');
	expect(operations.some(({ id }) => id === 'answer.wish')).toBe(true);
});

it('a wish that contradicts the text is reported', () => {
	const { optionalRefinements } = revised('write a formal letter to my neighbour about his hedge', {
		wish: 'make it informal',
	});
	expect(optionalRefinements.join(' ')).toMatch(/but your text says “formal”/);
});

it('a line kept in the profile is added to the prompt when it is tapped', () => {
	const { prompt } = revised(TEXT, { 'me.01': "I'm vegetarian", 'me.02': 'British English' });
	expect(prompt).toContain("I'm vegetarian.");
	expect(prompt).toContain('British English.');
});
