import { expect, test } from 'vitest';
import { titleFrom } from './title-from.ts';

test('a short request is its own title', () => {
	expect(titleFrom('  a poem about rain \nwith four lines')).toBe('a poem about rain');
});

test('a long request is cut between words, without the comma before the cut', () => {
	const title = titleFrom('write an email to the parents of year six about the trip, on friday 12 june');
	expect(title).toBe('write an email to the parents of year six about the trip…');
});

test('a single long word is cut too', () => {
	expect(titleFrom('x'.repeat(80))).toBe(`${'x'.repeat(60)}…`);
});
