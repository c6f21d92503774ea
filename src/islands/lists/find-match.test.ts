import { expect, test } from 'vitest';
import { findMatch } from './find-match.ts';

test('finds the searched words in any letter case, with the text around them', () => {
	expect(findMatch('Write to\n  the TEAM today.', 'team')).toEqual({
		before: 'Write to the ',
		found: 'TEAM',
		after: ' today.',
	});
	expect(findMatch('Напиши КОМАНДЕ', 'команде')?.found).toBe('КОМАНДЕ');
});

test('marks where text was cut off, and cuts no character in two', () => {
	const long = `${'🎉'.repeat(99)}x${'🎉'.repeat(99)}`;
	const match = findMatch(long, 'x');
	expect(match?.before.startsWith('…')).toBe(true);
	expect(match?.after.endsWith('…')).toBe(true);
	expect(`${match?.before}${match?.after}`.isWellFormed()).toBe(true);
	expect(findMatch(`a${long}`, 'x')?.before.isWellFormed()).toBe(true);
});

test('finds nothing when the words do not occur, or the search is empty', () => {
	expect(findMatch('café', 'cafe')).toBeNull();
	expect(findMatch('text', ' ')).toBeNull();
	expect(findMatch('Straße im Wald', 'wald')).toBeNull();
});
