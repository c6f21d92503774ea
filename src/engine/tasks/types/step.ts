import type { TaskType } from '#engine/task-model';

type Step = TaskType['steps'][number];

/** Given at every depth. */
export const always = (text: string): Step => ({ depth: 'brief', text });
/** Given from `detailed` on. */
export const detailed = (text: string): Step => ({ depth: 'detailed', text });
/** Given only when the result is to be exhaustive. */
export const exhaustive = (text: string): Step => ({ depth: 'exhaustive', text });
