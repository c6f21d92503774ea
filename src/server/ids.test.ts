import { expect, test } from 'vitest';
import { timeOrderedId } from './ids.ts';

test('equals the example of RFC 9562 for its time and random bits', () => {
	const random = Buffer.from([0xcc, 0x31, 0x8c, 0x4d, 0xc0, 0xc0, 0xc0, 0x73, 0x98, 0xf0]);
	const id = timeOrderedId(new Date('2022-02-22T19:22:22.000Z'), random);
	expect(id).toBe('017f22e2-79b0-7cc3-98c4-dc0c0c07398f');
});

test('sorts by time, and keeps version and variant whatever the random bytes', () => {
	const ids = Array.from({ length: 256 }, (_, i) =>
		timeOrderedId(new Date(1_700_000_000_000 + i), Buffer.alloc(10, i)),
	);
	expect([...ids].sort()).toEqual(ids);
	expect(new Set(ids).size).toBe(256);
	for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
