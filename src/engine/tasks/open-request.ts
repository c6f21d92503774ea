import type { Slot, TaskType, TaskTypeId } from '#engine/task-model';
import type { Clarification } from './clarification.ts';

/** What a model cannot well guess, by how much the answer would change the result. */
const WORTH: readonly string[] = [
	'programming_language',
	'place',
	'platform',
	'health',
	'people',
	'starting_level',
	'budget',
	'duration',
	'for_whom',
	'honouree',
	'recipient',
	'role',
	'persona',
	'product',
	'criteria',
	'use',
	'situation',
	'inputs',
	'scale',
	'tool',
	'level',
	'taste',
	'hours',
	'resources',
	'time',
	'focus',
	'question',
	'data',
	'fields',
	'labels',
	'scope',
];

/** Whoever writes finds a way; whoever chooses, plans or looks something up needs to know what counts. */
const NEEDS_A_FOCUS: ReadonlySet<TaskTypeId> = new Set([
	'plan_schedule',
	'brainstorm',
	'advice_decision',
	'compare_evaluate',
	'howto',
	'fact_qa',
	'research_synthesis',
	'system_design',
	'learning_material',
	'code_write',
	'data_analysis',
	'extract_structure',
	'other',
]);

const FOCUS: Clarification = {
	question: 'What matters most to you here?',
	tips: [],
	examples: ['That it costs little', 'That it takes little time', 'That it is thorough'],
};

/** The open detail that a request of no known fault is worth a question about, if any. */
export function findWorthAsking(slots: readonly Slot[]): Slot | null {
	const open = slots.filter(({ filledBy, question }) => filledBy === undefined && question !== undefined);
	for (const name of WORTH) {
		const slot = open.find((candidate) => candidate.name === name);
		if (slot) return slot;
	}
	return null;
}

/** What to ask where the kind of task has no such detail; null where nothing is worth a question. */
export const askForFocus = ({ id }: TaskType): Clarification | null => (NEEDS_A_FOCUS.has(id) ? FOCUS : null);
