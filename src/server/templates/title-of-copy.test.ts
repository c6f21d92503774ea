import { expect, test } from 'vitest';
import { TEMPLATE_TITLE_MAX_CHARS } from '#contract/limits';
import { titleOfCopy } from './title-of-copy.ts';

test('the title of a copy begins with "Copy of", and that of a copy of a copy too', () => {
	expect(titleOfCopy('Weekly update')).toBe('Copy of Weekly update');
	expect(titleOfCopy('Copy of Weekly update')).toBe('Copy of Weekly update');
});

test('a long title is cut to the greatest length, without halving a character', () => {
	expect(titleOfCopy('x'.repeat(TEMPLATE_TITLE_MAX_CHARS))).toHaveLength(TEMPLATE_TITLE_MAX_CHARS);
	for (const shift of ['', 'x']) {
		const title = titleOfCopy(shift + '🎉'.repeat(60).slice(0, TEMPLATE_TITLE_MAX_CHARS));
		expect(title.isWellFormed()).toBe(true);
		expect(title.length).toBeLessThanOrEqual(TEMPLATE_TITLE_MAX_CHARS);
	}
});
