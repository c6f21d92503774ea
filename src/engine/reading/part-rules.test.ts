import { expect, test } from 'vitest';
import { read } from './read.ts';

test.each([
	'Write an article about bees. No jokes.\nLength: under 200 words',
	'Write an article about bees. Length: under 200 words.',
])('a limit with its label is one rule, wherever the cut is: %s', (text) => {
	const rules = read(text).clauses.flatMap(({ constraints }) => constraints);
	expect(rules.filter(({ kind }) => kind === 'length')).toHaveLength(1);
});
