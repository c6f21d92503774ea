import { expect, test } from 'vitest';
import { formatAgo } from './dates.ts';

const NOW = Date.parse('2026-11-27T12:00:00Z');

test.each([
	['2026-11-27T12:00:30Z', 'Just now'],
	['2026-11-27T11:59:10Z', 'Just now'],
	['2026-11-27T11:48:00Z', '12 minutes ago'],
	['2026-11-27T09:59:00Z', '2 hours ago'],
	['2026-11-26T11:00:00Z', 'yesterday'],
	['2026-11-24T11:00:00Z', '3 days ago'],
	['2026-11-10T12:00:00Z', '10 November 2026'],
])('%s is %s', (time, said) => {
	expect(formatAgo(time, NOW)).toBe(said);
});
