import { expect, test } from 'vitest';
import { fillPlanFigures } from './plan-figures.ts';

const plans = {
	quota: { period: 'week' as const },
	free: { limit: 3 },
	pro: { monthlyPence: 499, annualPence: 4800 },
};

test('pence are written as pounds, without .00 on a round sum', () => {
	expect(fillPlanFigures('{monthly} or {annual}', plans)).toBe('£4.99 or £48');
});

test('the free allowance comes from the catalogue', () => {
	expect(fillPlanFigures('{freeLimit} PLOOPs per {period}', plans)).toBe('3 PLOOPs per week');
});

test('a name the catalogue does not know is refused, with the names it knows', () => {
	expect(() => fillPlanFigures('Only {price}', plans)).toThrow('known are monthly, annual, freeLimit, period');
});
