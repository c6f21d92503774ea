import { expect, test } from 'vitest';
import copyFile from '#content/optimiser.yaml';
import { OptimiserSectionCopy } from '#contract/optimiser-copy';
import { sortChecks, summariseChecks, type Verdict } from './summarise-checks.ts';

const { answerCheck } = OptimiserSectionCopy.parse(copyFile);
const checksOf = (...verdicts: readonly Verdict[]) =>
	verdicts.map((verdict, index) => ({
		id: String(index),
		rule: 'x',
		source: { start: 0, end: 1 },
		verdict,
		finding: 'x',
	}));

test('passes, failures and what cannot be told are counted in one line', () => {
	const checks = checksOf('pass', 'pass', 'pass', 'unclear', 'fail', 'pass', 'unclear', 'pass');
	expect(summariseChecks(checks, answerCheck)).toBe("5 pass, 1 fails, 2 can't be told by counting");
	expect(summariseChecks(checksOf('pass', 'fail', 'fail'), answerCheck)).toBe('1 passes, 2 fail');
});

test('where nothing can be counted, that is said instead of a row of question marks', () => {
	for (const checks of [[], checksOf('unclear', 'unclear')]) {
		expect(summariseChecks(checks, answerCheck)).toMatch(/^None of your rules can be counted;/);
	}
});

test('failures stand first, passes last, each in the order of the request', () => {
	const sorted = sortChecks(checksOf('pass', 'fail', 'unclear', 'pass', 'fail'));
	expect(sorted.map(({ id }) => id)).toEqual(['1', '4', '2', '0', '3']);
});
