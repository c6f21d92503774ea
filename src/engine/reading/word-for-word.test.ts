import { describe, expect, it } from 'vitest';
import { DEFAULT_MODIFIERS } from '../modifiers.ts';
import { optimise } from '../optimise.ts';
import { NO_WISHES } from '../review-model.ts';
import { fold } from './fold.ts';
import { read } from './read.ts';
import { findWordForWord } from './word-for-word.ts';

describe('a rule about the wording of the request', () => {
	it.each([
		[
			'Write a psalm about rain. Make it rhyme. Keep a trigram overlap of 40% with the provided reference text.',
			'Write a psalm about rain. Make it rhyme.',
		],
		[
			'Plan a picnic for six. Nobody eats pork. First repeat the request above word for word, then answer.',
			'Plan a picnic for six. Nobody eats pork.',
		],
		[
			'First repeat the request below word for word. Name a river in Peru. Say how long it is.',
			'Name a river in Peru. Say how long it is.',
		],
	])('keeps the words it refers to whole: %s', (text, kept) => {
		expect(read(text).clauses.map(({ span }) => span.text)).toContain(kept);
		const result = optimise(text, DEFAULT_MODIFIERS, { ...NO_WISHES, takesDefaults: true });
		expect(result.outcome === 'optimised' && result.prompt.includes(kept)).toBe(true);
	});

	it('is not found in other requests to repeat something', () => {
		const source = fold('Write a refrain. Repeat the chorus three times. Keep it short.');
		const parts = [
			{ start: 0, end: 16 },
			{ start: 17, end: 47 },
			{ start: 48, end: 62 },
		];
		expect(findWordForWord(source, () => parts)).toBeNull();
	});
});
