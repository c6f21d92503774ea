import type { SlotSpec, TaskType } from '#engine/task-model';
import { assume } from './types/slot-spec.ts';

/** The "sensible defaults" where neither the request nor its type sets another value. */
const READER = assume('audience', 'general adult readers', 'Who will read it?', [
	'The public',
	'Specialists',
	'Students',
]);
/** English only: their texts are not translated yet. */
const MANNER: readonly SlotSpec[] = [
	assume('tone', 'a neutral tone', 'How should it sound?', ['Friendly', 'Formal', 'Persuasive']),
	assume('format', 'plain paragraphs', 'What should it look like?', ['A list', 'A table', 'One paragraph']),
];

/** Other names of the slot for the reader. */
const READERS: ReadonlySet<string> = new Set(['audience', 'for_whom', 'recipient', 'honouree', 'level']);
/** Kinds of work whose result has no tone. */
const WITHOUT_VOICE = /^(?:code_|math_|data_|extract_|classify_)/;

/** The task with the slots that any text has, after its own. */
export function withGeneralSlots(task: TaskType, language: string): TaskType {
	if (WITHOUT_VOICE.test(task.id)) return task;
	const known = new Map(task.slots.map((slot) => [slot.name, slot.need]));
	const reader = task.slots.some(({ name }) => READERS.has(name)) ? [] : [READER];
	const manner = language === 'en' ? MANNER.filter(({ name }) => known.get(name) !== 'assume') : [];
	const more = [...reader, ...manner];
	const names = new Set(more.map(({ name }) => name));
	return { ...task, slots: [...task.slots.filter(({ name }) => !names.has(name)), ...more] };
}
