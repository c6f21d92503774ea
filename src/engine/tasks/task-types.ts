import type { TaskType, TaskTypeId } from '#engine/task-model';
import { ANALYSIS_TYPES } from './types/analysis.ts';
import { ANSWER_TYPES } from './types/answers.ts';
import { CODE_TYPES } from './types/code.ts';
import { CREATIVE_TYPES } from './types/creative.ts';
import { DECISION_TYPES } from './types/decisions.ts';
import { LEARNING_TYPES } from './types/learning.ts';
import { OTHER_TYPE } from './types/other.ts';
import { PASSAGE_TYPES } from './types/passages.ts';
import { WRITING_TYPES } from './types/writing.ts';

const ALL = [
	...ANSWER_TYPES,
	...DECISION_TYPES,
	...WRITING_TYPES,
	...CREATIVE_TYPES,
	...PASSAGE_TYPES,
	...CODE_TYPES,
	...ANALYSIS_TYPES,
	...LEARNING_TYPES,
	OTHER_TYPE,
];

/** Every kind of work the engine has advice for. The tests hold that no id is missing. */
export const TASK_TYPES = Object.fromEntries(ALL.map((type) => [type.id, type])) as Readonly<
	Record<TaskTypeId, TaskType>
>;
