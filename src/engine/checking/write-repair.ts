import type { AnswerCheck } from '../review-model.ts';

/** What to send back to the model so that it mends what failed and nothing else; null when nothing failed. */
export function writeRepair(checks: readonly AnswerCheck[]): string | null {
	const failed = checks.filter(({ verdict }) => verdict === 'fail');
	if (failed.length === 0) return null;
	return [
		'Your last answer did not keep to what was asked for. Please mend only the following:',
		'',
		...failed.map(({ rule, finding }) => `- "${oneLine(rule)}": ${finding}`),
		'',
		'Keep everything else as it is, and reply with the whole corrected answer and nothing around it.',
	].join('\n');
}

const oneLine = (rule: string): string => rule.replace(/\s+/g, ' ');
