import { expect, test } from 'vitest';
import { howKept } from './how-kept.ts';

const END = '\n\nNow act on these instructions directly.';

test('a text that is in the prompt as it was sent needed no change', () => {
	expect(howKept(' Write to Ann. ', `Write to Ann.${END}`)).toBe('title');
});

test('the same words in more lines were put into paragraphs', () => {
	expect(howKept('Ann left. Write to her.', `Ann left.\nWrite to her.${END}`)).toBe('paragraphs');
});

test('other spelling or capitals are not called unchanged', () => {
	expect(howKept('write to ann', `Write to Ann.${END}`)).toBe('tidied');
});
