import { expect, test } from 'vitest';
import { previewOf } from './preview-of.ts';

test('headings, tags and bullets are left out: what is said stands on one line', () => {
	const result = '## Intent\n\nWrite a poem.\n\n## Constraints & Safety\n\n- No rhymes.\n2. Eight lines.\n';
	expect(previewOf(result, 'poem no rhymes')).toBe('Write a poem. No rhymes. Eight lines.');
	expect(previewOf('<intent>\nWrite a poem.\n</intent>', 'poem')).toBe('Write a poem.');
});

test('a first line that says the typed text again is left out', () => {
	expect(previewOf('Write a poem about rain!\n\nUse plain words.', 'write a poem, about rain')).toBe(
		'Use plain words.',
	);
});

test('unless the prompt has nothing else', () => {
	expect(previewOf('Write a poem.', 'write a poem')).toBe('Write a poem.');
});

test('a dash or number within a line stays', () => {
	expect(previewOf('Trip: 3 days - slow', 'trip')).toBe('Trip: 3 days - slow');
});
