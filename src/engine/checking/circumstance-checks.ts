import type { Reading } from '#engine/types';
import { advise } from '../knowledge/advise.ts';
import type { AnswerCheck } from '../review-model.ts';
import { excerpt, unclear } from './finding.ts';

/**
 * What to look for in an answer because of a circumstance: "two are vegetarian" is no rule, yet an answer
 * that ignores it is wrong. Only a reader can say whether it does, so no verdict is given.
 */
export const circumstanceChecks = (reading: Reading): Omit<AnswerCheck, 'id'>[] =>
	advise(reading)
		.circumstances.filter(({ isCalled, told }) => isCalled && told.text !== '')
		.map(({ rule, told: { start, end, text } }) => ({
			rule: rule.check,
			source: { start, end },
			...unclear(`You said ${excerpt(text)}: please judge this one yourself.`),
		}));
