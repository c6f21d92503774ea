import type { Reading } from '#engine/types';
import { advise } from '../knowledge/advise.ts';
import type { AnswerCheck } from '../review-model.ts';
import { excerpt, unclear } from './finding.ts';

/**
 * How one sees that a circumstance was heeded, where the request tells of one: "two are vegetarian" is no rule, and an answer
 * that forgets it is wrong all the same. Whether it did, only a reader can say.
 */
export const circumstanceChecks = (reading: Reading): Omit<AnswerCheck, 'id'>[] =>
	advise(reading)
		.circumstances.filter(({ isCalled, told }) => isCalled && told.text !== '')
		.map(({ rule, told: { start, end, text } }) => ({
			rule: rule.check,
			source: { start, end },
			...unclear(`You said ${excerpt(text)}: please judge this one yourself.`),
		}));
