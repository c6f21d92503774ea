import { expect, it } from 'vitest';
import type { Candidate } from './candidate.ts';
import { eachOnce } from './each-once.ts';

const question = (id: string, ask: string, because: string | null = null): Candidate => ({
	...{ id, because, suggestion: null, value: 5, left: null },
	question: { id, ask, worth: 5, answered: [], when: [], as: 'fact', options: [], own: '{answer}' } as never,
});
const offer = (id: string, because: string): Candidate => ({
	...{ id, because, question: null, suggestion: 'Add it up.', value: 5, left: null },
});
const shown = (candidates: readonly Candidate[]) =>
	eachOnce(candidates).flatMap(({ id, left }) => (left === null ? [id] : []));

it.each([
	['in the same words', question('budget-trip', 'What does it cover?', '600'), question('free', 'What does it cover?')],
	[
		'about the same words',
		question('budget-trip', 'What does it cover?', '600 quid'),
		question('dear', 'How strict?', '600'),
	],
	['on the same point', question('cake.known', 'Have you baked?'), question('any.known', 'What do you know?')],
])('a question is asked once: %s', (_, first, second) => {
	expect(shown([first, second])).toEqual([first.id]);
});

it('is left out, and its offer too', () => {
	expect(
		shown([question('a', 'How much?', '600'), question('b', 'How strict?', '600'), offer('b.offer', '600')]),
	).toEqual(['a']);
});

it('stays when it asks for something else', () => {
	expect(shown([question('cake.tin', 'Which tin?'), question('nuts', 'How bad is it?', 'no nuts')])).toEqual([
		'cake.tin',
		'nuts',
	]);
});
