import { expect, it } from 'vitest';
import { countOf } from './counted-questions.ts';

it('nothing is counted of a question whose words have changed', () => {
	expect(countOf('cover-letter.place', 'What was never asked?')).toBe(0);
});
