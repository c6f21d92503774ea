import { expect, test } from 'vitest';
import copyFile from '#content/optimiser.yaml';
import { OptimiserSectionCopy } from '#copy/optimiser-copy';
import { groupChecks, summariseChecks, type Verdict } from './summarise-checks.ts';

const { answerCheck } = OptimiserSectionCopy.parse(copyFile);
const checksOf = (...verdicts: readonly Verdict[]) =>
	verdicts.map((verdict, index) => ({
		id: String(index),
		rule: 'x',
		source: { start: 0, end: 1 },
		verdict,
		finding: 'x',
	}));

test('passed, failed and unclear checks are counted in one line', () => {
	const checks = checksOf('pass', 'pass', 'pass', 'unclear', 'fail', 'pass', 'unclear', 'pass');
	expect(summariseChecks(checks, answerCheck)).toBe('1 fails, 2 need your eye, 5 pass');
	expect(summariseChecks(checksOf('pass', 'fail', 'fail'), answerCheck)).toBe('2 fail, 1 passes');
});

test('a sentence says so when no rule could be checked', () => {
	for (const checks of [[], checksOf('unclear', 'unclear')]) {
		expect(summariseChecks(checks, answerCheck)).toMatch(/^None of your rules can be checked by counting\./);
	}
});

test('failed checks come first and passed ones last, each in the order of the request', () => {
	const groups = groupChecks(checksOf('pass', 'fail', 'pass', 'fail'));
	expect(groups.map(({ verdict, checks }) => [verdict, checks.map(({ id }) => id)])).toEqual([
		['fail', ['1', '3']],
		['pass', ['0', '2']],
	]);
});
