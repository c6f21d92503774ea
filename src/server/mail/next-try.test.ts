import { expect, test } from 'vitest';
import { MOST_TRIES, nextTry } from './next-try.ts';

const NOW = new Date('2026-11-18T12:00:00Z');
const pauses = (chance: number) =>
	Array.from({ length: MOST_TRIES - 1 }, (_, i) => (nextTry(i + 1, NOW, chance)?.getTime() ?? 0) - NOW.getTime());

test('the pause doubles from two seconds up to an hour', () => {
	expect(pauses(0).slice(0, 4)).toEqual([2000, 4000, 8000, 16_000]);
	expect(Math.max(...pauses(0))).toBe(3_600_000);
});

test('a random part makes the pause up to half as long again', () => {
	expect(pauses(1)).toEqual(pauses(0).map((pause) => pause * 1.5));
});

test('all tries together last longer than a night, and then they end', () => {
	expect(pauses(0).reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(8 * 3_600_000);
	expect(nextTry(MOST_TRIES, NOW, 0)).toBeNull();
});
