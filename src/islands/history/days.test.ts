import { expect, test } from 'vitest';
import { byDay } from './days.ts';

const words = { today: 'Today', yesterday: 'Yesterday' };
const at = (day: number, hour: number) => ({ created_at: new Date(2026, 2, day, hour).toISOString() });

test('entries are grouped by day, and today and yesterday are named', () => {
	const items = [at(2, 9), at(2, 0), at(1, 23), at(-1, 12)];
	expect(
		byDay(items, new Date(2026, 2, 2, 10), words).map(({ name, items: own }) => [name.replace(',', ''), own.length]),
	).toEqual([
		['Today', 2],
		['Yesterday', 1],
		['Friday 27 February 2026', 1],
	]);
});

test('an empty list has no days', () => {
	expect(byDay([], new Date(2026, 2, 2), words)).toEqual([]);
});
