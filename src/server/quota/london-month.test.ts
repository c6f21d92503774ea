import { expect, test } from 'vitest';
import { monthOf } from './london-month.ts';

test('a summer month begins an hour before it does in UTC', () => {
	expect(monthOf(new Date('2027-06-30T22:59:59Z'))).toBe('2027-06');
	expect(monthOf(new Date('2027-06-30T23:00:00Z'))).toBe('2027-07');
	expect(monthOf(new Date('2026-12-31T23:59:59Z'))).toBe('2026-12');
});

test('earlier months are counted back across the year', () => {
	expect(monthOf(new Date('2027-03-31T12:00:00Z'), 'Europe/London', 11)).toBe('2026-04');
});
