import type { TaskType } from '#engine/task-model';
import { ask, assume, optional } from './slot-spec.ts';
import { always, detailed, exhaustive } from './step.ts';

/** Material for teaching and practising. */
export const LEARNING_TYPES: readonly TaskType[] = [
	{
		id: 'learning_material',
		label: 'learning material',
		steps: [
			always('Name what the learner should be able to do afterwards.'),
			always('Write items that practise exactly that, from easier to harder.'),
			always('Provide the answer or expected result for every item.'),
			detailed('Explain briefly why each answer is right.'),
			detailed('Word each item so that it has only one correct reading.'),
			exhaustive('Base wrong choices on mistakes that learners really make.'),
			exhaustive('Suggest what a learner who struggles should go back to.'),
		],
		tests: [
			'Every answer in the key is correct and matches its item.',
			'All items suit the stated level.',
			'No item gives away the answer to another.',
		],
		deliverable: 'The complete material, with its answers or expected results at the end.',
		slots: [
			ask('subject', 'Which topic should it cover?', ['A school subject', 'A language', 'A work skill']),
			assume('level', 'learners new to the topic', 'For which level?', [
				'Primary school',
				'Secondary school',
				'Adults',
			]),
			assume('count', 'ten items', 'How many items?', ['5', '10', '20']),
			assume('format', 'a mix of item types', 'Which format?', ['Multiple choice', 'Open questions', 'Flashcards']),
			optional('standard', 'Does it follow a curriculum or exam?', ['No', 'A school curriculum', 'An exam']),
		],
		lengths: { short: '120-250 words', medium: '300-500 words', long: '700-1,100 words' },
		hasVoice: true,
		hasViewpoint: true,
		takesCodeRigor: false,
		needsMaterial: false,
	},
];
