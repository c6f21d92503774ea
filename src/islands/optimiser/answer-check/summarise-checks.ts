import type { AnswerCheck } from '#contract/check-answer';
import type { OptimiserCopy } from '#contract/optimiser-copy';
import { fillInCount } from '../fill-in.ts';

export type Verdict = AnswerCheck['verdict'];

/** What must be acted on stands first. */
const VERDICTS: readonly Verdict[] = ['fail', 'unclear', 'pass'];
const TOLD_AS: readonly Verdict[] = ['pass', 'fail', 'unclear'];

/** "5 pass, 1 fails, 2 can't be told by counting"; a sentence of its own where nothing could be told. */
export function summariseChecks(checks: readonly AnswerCheck[], copy: OptimiserCopy['answerCheck']): string {
	if (checks.every(({ verdict }) => verdict === 'unclear')) return copy.nothing;
	const parts = TOLD_AS.flatMap((verdict) => {
		const count = checks.filter((check) => check.verdict === verdict).length;
		return count > 0 ? [fillInCount(copy.summary[verdict], count)] : [];
	});
	return parts.join(', ');
}

export function sortChecks(checks: readonly AnswerCheck[]): AnswerCheck[] {
	return VERDICTS.flatMap((verdict) => checks.filter((check) => check.verdict === verdict));
}
