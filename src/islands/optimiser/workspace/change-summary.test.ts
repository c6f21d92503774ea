import { expect, test } from 'vitest';
import copy from '#content/optimiser.yaml';
import { OptimiserSectionCopy } from '#contract/optimiser-copy';
import type { Operation } from '#contract/review';
import { summariseChanges } from './change-summary.ts';

const { changes } = OptimiserSectionCopy.parse(copy).workspace;

const steps = (...actions: readonly (Operation['action'] | 'undone')[]): Operation[] =>
	actions.map((action, at) => ({
		id: `${at}`,
		action: action === 'undone' ? 'added' : action,
		rule: 'r',
		reason: 'why',
		text: 'text',
		source: [],
		landed: [],
		isUndone: action === 'undone',
	}));

test('the changes are counted by kind, what is new first', () => {
	const operations = steps('moved', 'added', 'assumed', 'added', 'assumed', 'added');
	expect(summariseChanges(operations, changes)).toBe('What changed: 3 additions, 2 assumptions, 1 move.');
});

test('what was undone is told apart', () => {
	expect(summariseChanges(steps('added', 'undone'), changes)).toBe('What changed: 1 addition. 1 of them undone.');
});

test('without a change, that is said', () => {
	expect(summariseChanges([], changes)).toBe('Nothing was changed.');
});
