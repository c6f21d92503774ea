import type { TaskType } from '#engine/task-model';
import { ask, assume, optional } from './slot-spec.ts';
import { always, detailed, exhaustive } from './step.ts';

/** The skeleton used when no type is likely enough: few steps, all of them true of any request. */
export const OTHER_TYPE: TaskType = {
	id: 'other',
	label: 'an answer',
	steps: [
		always('Do exactly what is asked, in the order it is asked.'),
		always('Use only what is given here and what is generally known.'),
		always('Say so where something needed is missing, and how it was handled.'),
		detailed('Put the result first and any explanation after it.'),
		detailed('Compare the result with each rule before giving it.'),
		exhaustive('Name the points where another reading of the request is possible.'),
		exhaustive('Suggest the most useful next step.'),
	],
	tests: [
		'Each part of the request is dealt with.',
		'Nothing is presented as fact that is neither given nor generally known.',
	],
	deliverable: 'One complete result, ready to use.',
	slots: [
		ask('files', 'Which file or folder?', ['The current folder', 'One I will name', 'All of them']),
		ask('place', 'Which town, region or country?', ['My city', 'My country', 'Worldwide']),
		assume('results', 'five results, best first', 'How many results?', ['1', '5', '10']),
		optional('purpose', 'What will it be used for?', ['Work', 'Study', 'Private']),
		optional('format', 'In which form should the result come?', ['Text', 'List', 'Table']),
	],
	lengths: null,
	hasVoice: true,
	hasViewpoint: true,
	takesCodeRigor: false,
	needsMaterial: false,
};
