import { expect, test } from 'vitest';
import { findMatch } from './find-match.ts';

test('finds what was searched for whatever its case, with what stands around it', () => {
	expect(findMatch('Write to\n  the TEAM today.', 'team')).toEqual({
		before: 'Write to the ',
		found: 'TEAM',
		after: ' today.',
	});
	expect(findMatch('Напиши КОМАНДЕ', 'команде')?.found).toBe('КОМАНДЕ');
});

test('says where more of the text was left out, and halves no character', () => {
	const long = `${'🎉'.repeat(99)}x${'🎉'.repeat(99)}`;
	const match = findMatch(long, 'x');
	expect(match?.before.startsWith('…')).toBe(true);
	expect(match?.after.endsWith('…')).toBe(true);
	expect(`${match?.before}${match?.after}`.isWellFormed()).toBe(true);
	expect(findMatch(`a${long}`, 'x')?.before.isWellFormed()).toBe(true);
});

test('finds nothing where it does not stand, or nothing was searched for', () => {
	expect(findMatch('café', 'cafe')).toBeNull();
	expect(findMatch('text', ' ')).toBeNull();
	expect(findMatch('Straße im Wald', 'wald')).toBeNull();
});
