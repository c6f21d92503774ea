import type { Reading } from '#engine/types';
import type { Brief } from './brief.ts';
import { ADVICE_TOPICS, WITHOUT_ADVICE } from './wording/safety-lines.ts';

const AT_MOST = 2;

/** The subjects on which this kind of answer could do harm. */
export function findTopics({ reading, task }: Brief): Reading['highStakes'] {
	return reading.highStakes
		.filter((topic) => !(ADVICE_TOPICS.has(topic) && WITHOUT_ADVICE.has(task.id)))
		.slice(0, AT_MOST);
}
