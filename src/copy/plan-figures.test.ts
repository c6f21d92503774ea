import { expect, test } from 'vitest';
import { fillPlanFigures } from './plan-figures.ts';

const plans = {
	quota: { period: 'week' as const },
	free: { pricePence: 0, limit: 3 },
	pro: { monthly: { pence: 499 }, annual: { pence: 4800 } },
};

test('pence are written as pounds, without .00 on a round sum', () => {
	expect(fillPlanFigures('{free}, {monthly} or {annual}', plans)).toBe('£0, £4.99 or £48');
});

test('the free allowance comes from the catalogue', () => {
	expect(fillPlanFigures('{freeLimit} PLOOPs per {period}', plans)).toBe('3 PLOOPs per week');
});

test('what a year saves is worked out from the two prices, to the nearest percent', () => {
	expect(fillPlanFigures('save {saving}%, {annualPerMonth} a month', plans)).toBe('save 20%, £4 a month');
});

test('a year is compared with twelve single months, in pounds', () => {
	expect(fillPlanFigures('{annualLess} less', plans)).toBe('£11.88 less');
});

test('a name the catalogue does not know is refused, with the names it knows', () => {
	expect(() => fillPlanFigures('Only {price}', plans)).toThrow('known are free, monthly, annual');
});
