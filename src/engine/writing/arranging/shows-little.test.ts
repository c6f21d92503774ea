import { expect, it } from 'vitest';
import { optimise } from '#engine/optimise';

const isParted = (text: string): boolean => {
	const result = optimise(text);
	return result.outcome === 'optimised' && result.prompt.startsWith('## ');
};

it.each([
	[
		'wishes in the middle of a hasty sentence',
		'plan a party for my dads 60th, 20 people, no fish, budget 200, garden, in a table',
		true,
	],
	[
		'two wishes of a tidy text that tells something',
		'Write a cover letter for a library job, one page. I was a postman for 19 years. No clichés, please.',
		false,
	],
	[
		'a wish beside something told',
		'i run a wool shop and mondays are quiet. give me 5 ideas to fill them, no discounts',
		false,
	],
])('%s', (_, text, parted) => {
	expect(isParted(text)).toBe(parted);
});

it('a tidy text is kept whole', () => {
	const text =
		'Notice for the porch about the harvest supper, half a page. We moved it to Friday. Ask people to bring a dish.';
	const result = optimise(text);
	if (result.outcome !== 'optimised') throw new Error('a question instead of a result');
	expect(result.prompt.replace(/\s+/g, ' ')).toContain('We moved it to Friday. Ask people to bring a dish.');
});
