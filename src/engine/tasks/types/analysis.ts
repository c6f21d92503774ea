import type { TaskType } from '#engine/task-model';
import { ask, assume, optional } from './slot-spec.ts';
import { always, detailed, exhaustive } from './step.ts';

/** Figures: data and sums. */
export const ANALYSIS_TYPES: readonly TaskType[] = [
	{
		id: 'data_analysis',
		label: 'a data analysis',
		steps: [
			always('Put the question into one measurable sentence.'),
			always('Name the columns, filters and groups used to answer it.'),
			detailed('Check for missing values, duplicates and outliers, and say how each was handled.'),
			always('Give the query, formula or method in a form that can be copied and run.'),
			detailed('Say in plain words what the result means, and what it does not show.'),
			exhaustive('Test whether the result changes under a different but reasonable choice.'),
			exhaustive('Suggest the one chart that shows the result best, with its axes.'),
		],
		tests: [
			'Only columns and tables that were given, or are marked as assumed, are used.',
			'The treatment of missing and duplicate values is stated.',
			'Every figure in the text can be recomputed from the method shown.',
		],
		deliverable: 'The method as a query, formula or script, the result, and what it means.',
		slots: [
			ask('data', 'Which data, with which columns?', ['I will paste it', 'A spreadsheet', 'A database']),
			ask('question', 'What should the data answer?', ['A trend', 'A comparison', 'A total']),
			assume('tool', 'whichever common tool fits the data', 'With which tool?', ['Excel', 'SQL', 'Python']),
			optional('chart', 'Should there be a chart?', ['Yes', 'No']),
		],
		lengths: { short: '80-150 words', medium: '200-350 words', long: '450-700 words' },
		hasVoice: false,
		hasViewpoint: true,
		takesCodeRigor: true,
		needsMaterial: false,
	},
	{
		id: 'math_reasoning',
		label: 'a worked solution',
		steps: [
			always('Write down what is given, what is sought, and the unit of each quantity.'),
			always('Solve it step by step, with the rule behind each step.'),
			always('State the final answer on a line of its own.'),
			detailed('Check the answer by substitution, an estimate or a second method.'),
			detailed('Carry exact values through and round only at the end.'),
			exhaustive('Treat each case separately where signs, zero or limits make a difference.'),
			exhaustive('Say where the information given is not enough, and what the answer depends on.'),
		],
		tests: [
			'Each step follows from the one before.',
			'The final answer stands on its own line, with its unit if it has one.',
			'The answer passes a check that is shown.',
		],
		deliverable: 'The working, then the final answer on its own line.',
		slots: [
			ask('problem', 'What is the exact problem?', ['I will paste it']),
			assume('precision', 'exact values, rounded only if that helps', 'How precise should it be?', [
				'Exact',
				'2 decimals',
				'An estimate',
			]),
			optional('method', 'Is a certain method required?', ['Any', 'As taught in class', 'Without calculus']),
		],
		lengths: null,
		hasVoice: false,
		hasViewpoint: false,
		takesCodeRigor: false,
		needsMaterial: false,
	},
];
