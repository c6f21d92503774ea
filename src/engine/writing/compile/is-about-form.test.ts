import { expect, it } from 'vitest';
import { read } from '#engine/reading/read';
import { settleRoles } from '../settle-roles.ts';
import { compileRules } from './compile-rules.ts';

const tests = (text: string) => compileRules(settleRoles(read(text))).flatMap(({ test }) => test ?? []);

it.each([
	'Help me with a cover letter for a barista job, i have 2 years experience at Costa',
	'Give me a plan to start investing in the stock market with a modest budget.',
	'Act as an interviewer and ask me one question at a time.',
])('words of the subject make no test: %j', (text) => {
	expect(tests(text)).toEqual([]);
});

it.each([
	['Write a haiku about tea for my gran.', 'The format is a haiku.'],
	['Write a story about a fox in all lowercase letters.', 'The result is in all lowercase letters.'],
])('words for the form of the answer make one: %j', (text, test) => {
	expect(tests(text)).toContain(test);
});
