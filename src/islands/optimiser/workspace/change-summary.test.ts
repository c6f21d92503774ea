import { expect, test } from 'vitest';
import copy from '#content/optimiser.yaml';
import type { Block } from '#contract/blocks';
import type { Operation } from '#contract/review';
import { OptimiserSectionCopy } from '#copy/optimiser-copy';
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

const resultOf = (operations: Operation[], blocks: Block[] = []) => ({ operations, blocks });

test('changes are counted by kind, new lines first', () => {
	const operations = steps('moved', 'added', 'assumed', 'added', 'assumed', 'added');
	expect(summariseChanges(resultOf(operations), changes)).toBe('What changed: 3 lines added, 2 guesses, 1 line moved.');
});

test('undone changes are counted separately', () => {
	expect(summariseChanges(resultOf(steps('added', 'undone')), changes)).toBe(
		'What changed: 1 line added. 1 of them undone.',
	);
});

test('a sentence says so when nothing was changed', () => {
	expect(summariseChanges(resultOf([]), changes)).toBe('Nothing was changed.');
});

test('headings and the closing line are not counted', () => {
	const frame = steps('added', 'added').map((one, at) => ({ ...one, rule: ['frame', 'closing'][at] ?? '' }));
	expect(summariseChanges(resultOf([...steps('added'), ...frame]), changes)).toBe('What changed: 1 line added.');
});

test.each([
	['derived', '1 line made from yours'],
	['yours', '1 answer of yours'],
	['assumed', '1 guess'],
] as const)('a line marked as %s does not count as added', (origin, words) => {
	const line: Block = { kind: 'line', start: 5, end: 20, section: 'tests', bullet: '-', origin, is: 'check' };
	const operations = steps('added', 'added').map((one, at) => ({
		...one,
		landed: [{ start: at * 5, end: at * 5 + 3 }],
	}));
	expect(summariseChanges(resultOf(operations, [line]), changes)).toContain(words);
	expect(summariseChanges(resultOf(operations, [line]), changes)).toContain('1 line added');
});
