import type { AnswerCheck } from '#contract/check-answer';

/** A separate id from the ledger's, since a rule and a fact may have the same range. */
export function litIdOf({ id }: AnswerCheck): string {
	return `check:${id}`;
}
