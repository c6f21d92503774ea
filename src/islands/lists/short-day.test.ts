import { expect, test } from 'vitest';
import { formatShortDay } from './short-day.ts';

test('a short date leaves out the current year', () => {
	const now = new Date('2026-11-27T12:00:00Z');
	expect(formatShortDay('2026-02-03T12:00:00Z', now)).toBe('3 Feb');
	expect(formatShortDay('2025-12-31T12:00:00Z', now)).toBe('31 Dec 2025');
});
