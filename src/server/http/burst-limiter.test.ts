import { expect, test } from 'vitest';
import { BURST_RULE, createBurstLimiter } from './burst-limiter.ts';

const at = (seconds: number) => new Date(1_000_000 + seconds * 1000);

test('lets a burst of thirty pass, then one a second', () => {
	const limiter = createBurstLimiter(BURST_RULE);
	for (let i = 0; i < 30; i += 1) expect(limiter.take('a', at(0))).toBe(0);
	expect(limiter.take('a', at(0))).toBe(1);
	expect(limiter.take('a', at(0.999))).toBe(1);
	expect(limiter.take('a', at(1))).toBe(0);
	expect(limiter.take('a', at(1))).toBe(1);
});

test("one address does not use up another's", () => {
	const limiter = createBurstLimiter({ capacity: 1, perSecond: 1 });
	expect(limiter.take('a', at(0))).toBe(0);
	expect(limiter.take('a', at(0))).toBe(1);
	expect(limiter.take('b', at(0))).toBe(0);
});

test('a clock set back neither adds nor removes tries', () => {
	const limiter = createBurstLimiter({ capacity: 2, perSecond: 1 });
	expect(limiter.take('a', at(100))).toBe(0);
	expect(limiter.take('a', at(0))).toBe(0);
	expect(limiter.take('a', at(0))).toBe(1);
});

test('of 200,000 addresses not all are remembered, but the busiest one is', () => {
	const limiter = createBurstLimiter({ capacity: 2, perSecond: 0.001, mostAddresses: 1000 });
	limiter.take('busy', at(0));
	limiter.take('busy', at(0));
	for (let i = 0; i < 200_000; i += 1) {
		limiter.take(`address ${i}`, at(0));
		if (i % 500 === 0) expect(limiter.take('busy', at(0))).toBeGreaterThan(0);
	}
	// The first address was forgotten by then, so it may burst again.
	expect(limiter.take('address 0', at(0))).toBe(0);
	expect(limiter.take('address 0', at(0))).toBe(0);
});
