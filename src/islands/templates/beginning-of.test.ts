import { expect, test } from 'vitest';
import { beginningOf } from './beginning-of.ts';

const begin = (raw: string, ...answers: [string, string][]) =>
	beginningOf({ raw, modifiers: {}, answers: answers.map(([question, answer]) => ({ question, answer })) });

test('a text without answers stays as it was typed', () => {
	expect(begin('email the team')).toBe('email the team');
});

test('answers follow with their questions, and accepted lines as they are', () => {
	expect(begin('email the team', ['Who reads it?', 'nurses'], ['Give the date.', ''])).toBe(
		'email the team\n\nAdditional context:\nWho reads it? nurses\nGive the date.',
	);
});

test('answers given before the result and beside it are listed together', () => {
	expect(begin('email\n\nAdditional context: Audience: staff', ['How long?', 'short'])).toBe(
		'email\n\nAdditional context: Audience: staff\nHow long? short',
	);
});
