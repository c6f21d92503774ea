import { expect, test } from 'vitest';
import { previewOf } from './preview-of.ts';

const CLOSING = '\n\nNow act on these instructions directly.';

test('headings, tags and bullets are left out: what is said stands on one line', () => {
	const result = `## Intent\n\nWrite a poem.\n\n## Constraints & Safety\n\n- No rhymes.\n2. Eight lines.${CLOSING}`;
	expect(previewOf(result, 'poem no rhymes')).toBe('Write a poem. No rhymes. Eight lines.');
	expect(previewOf(`<intent>\nWrite a poem.\n</intent>${CLOSING}`, 'poem')).toBe('Write a poem.');
});

test('a first line that says the typed text again is left out', () => {
	const result = `Write a poem about rain!\n\nUse plain words.${CLOSING}`;
	expect(previewOf(result, 'write a poem, about rain')).toBe('Use plain words.');
});

test('unless the prompt has nothing else', () => {
	expect(previewOf(`Write a poem.${CLOSING}`, 'write a poem')).toBe('Write a poem.');
	expect(previewOf('Write a poem.', 'write a poem')).toBe('Write a poem.');
});

test('a dash or number within a line stays', () => {
	expect(previewOf(`Trip: 3 days - slow${CLOSING}`, 'trip')).toBe('Trip: 3 days - slow');
});
