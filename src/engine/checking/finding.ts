import type { AnswerCheck } from '../review-model.ts';

/** What one rule came to. */
export type Finding = Pick<AnswerCheck, 'verdict' | 'finding'>;

export const CANNOT_TELL: Finding = {
	verdict: 'unclear',
	finding: 'Counting and searching cannot tell; please judge this one yourself.',
};
