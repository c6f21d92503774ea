import type { AnswerCheck } from '#contract/check-answer';

/** Apart from the ledger's ids: a rule and a fact may stand at the same place. */
export function litIdOf({ id }: AnswerCheck): string {
	return `check:${id}`;
}
