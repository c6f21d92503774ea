import type { AnswerCheck } from '#contract/check-answer';
import type { OptimiserCopy } from '#copy/optimiser-copy';
import { fillInCount } from '../fill-in.ts';

export type Verdict = AnswerCheck['verdict'];

/** Verdicts in order of urgency. */
const VERDICTS: readonly Verdict[] = ['fail', 'unclear', 'pass'];

/** "1 fails, 2 need your eye, 5 pass"; another sentence where no rule could be checked. */
export function summariseChecks(checks: readonly AnswerCheck[], copy: OptimiserCopy['answerCheck']): string {
	if (checks.every(({ verdict }) => verdict === 'unclear')) return copy.nothing;
	const parts = VERDICTS.flatMap((verdict) => {
		const count = checks.filter((check) => check.verdict === verdict).length;
		return count > 0 ? [fillInCount(copy.summary[verdict], count)] : [];
	});
	return parts.join(', ');
}

interface CheckGroup {
	readonly verdict: Verdict;
	readonly checks: readonly AnswerCheck[];
}

/** The checks by their verdict, in the order of the request; no group is empty. */
export function groupChecks(checks: readonly AnswerCheck[]): CheckGroup[] {
	return VERDICTS.map((verdict) => ({ verdict, checks: checks.filter((check) => check.verdict === verdict) })).filter(
		(group) => group.checks.length > 0,
	);
}
