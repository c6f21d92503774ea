import type { Reading } from '#engine/types';
import { advise } from '../knowledge/advise.ts';
import type { AnswerCheck } from '../review-model.ts';
import { excerpt, unclear } from './finding.ts';

/**
 * Checks for circumstances of the request: "two are vegetarian" is no rule, but an answer that ignores it is wrong.
 * Only a reader can judge this, so there is no verdict.
 */
export const circumstanceChecks = (reading: Reading): Omit<AnswerCheck, 'id'>[] =>
	advise(reading)
		.circumstances.filter(({ isCalled, told }) => isCalled && told.text !== '')
		.map(({ rule, told: { start, end, text } }) => ({
			rule: rule.check,
			source: { start, end },
			...unclear(`You said ${excerpt(text)}: please judge this one yourself.`),
		}));
