import type { Clarification as Round } from '#engine/types';
import type { Clarification } from './clarification.ts';

/** The round of questions: the one that cannot wait, with its examples as answers to tap. */
export function planRound(first: Clarification): Round {
	return { ...first, questions: [{ id: 'request', question: first.question, options: first.examples }] };
}
