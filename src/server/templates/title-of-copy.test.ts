import { expect, test } from 'vitest';
import { TEMPLATE_TITLE_MAX_CHARS } from '#contract/limits';
import { titleOfCopy } from './title-of-copy.ts';

test('a copy is titled as one, and a copy of it the same', () => {
	expect(titleOfCopy('Weekly update')).toBe('Copy of Weekly update');
	expect(titleOfCopy('Copy of Weekly update')).toBe('Copy of Weekly update');
});

test('a long title is cut to what a title may have, and no character is halved', () => {
	expect(titleOfCopy('x'.repeat(TEMPLATE_TITLE_MAX_CHARS))).toHaveLength(TEMPLATE_TITLE_MAX_CHARS);
	for (const shift of ['', 'x']) {
		const title = titleOfCopy(shift + '🎉'.repeat(60).slice(0, TEMPLATE_TITLE_MAX_CHARS));
		expect(title.isWellFormed()).toBe(true);
		expect(title.length).toBeLessThanOrEqual(TEMPLATE_TITLE_MAX_CHARS);
	}
});
