import { expect, test } from 'vitest';
import type { Operation } from '#contract/review';
import { rowsOf } from './change-rows.ts';

const change = (id: string, rule: string): Operation => ({
	id,
	action: 'reworded',
	rule,
	reason: 'why',
	text: id,
	source: [],
	landed: [],
	isUndone: false,
});
const idsOf = (operations: readonly Operation[]) => rowsOf(operations).map((row) => row.map(({ id }) => id));

test('three spelling changes share a row, at the place of the first', () => {
	const operations = [
		change('a', 'courtesy'),
		change('b', 'spelling'),
		change('c', 'spelling'),
		change('d', 'constraint.own'),
		change('e', 'spelling'),
	];
	expect(idsOf(operations)).toEqual([['a'], ['b', 'c', 'e'], ['d']]);
});

test('two spelling changes have a row each', () => {
	expect(idsOf([change('a', 'spelling'), change('b', 'spelling'), change('c', 'closing')])).toEqual([
		['a'],
		['b'],
		['c'],
	]);
});

test('without changes there are no rows', () => {
	expect(rowsOf([])).toEqual([]);
});
