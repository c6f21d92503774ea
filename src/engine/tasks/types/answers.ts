import type { TaskType } from '#engine/types';
import { ask, assume, optional } from './slot-spec.ts';
import { always, detailed, exhaustive } from './step.ts';

/** Requests for knowledge: a fact, an explanation, a procedure. */
export const ANSWER_TYPES: readonly TaskType[] = [
	{
		id: 'fact_qa',
		label: 'a factual answer',
		steps: [
			always('Answer the question in the first sentence.'),
			exhaustive('If the question can be read in two ways, answer the likelier one and name the other.'),
			always('Add only the context needed to understand that answer.'),
			detailed('Say from what date or period the answer holds, if it can change over time.'),
			always('Say plainly which part is uncertain or disputed, if any.'),
			detailed('Name the kind of source in which the answer can be checked.'),
			exhaustive('Correct the premise first, if the question rests on one that does not hold.'),
		],
		tests: [
			'The first sentence answers the question asked.',
			'Anything uncertain is marked as uncertain, not stated as fact.',
			'Every part of the question has its own answer.',
		],
		deliverable: 'One direct answer, followed by the little context it needs.',
		slots: [
			ask('place', 'Which town, region or country?', ['My city', 'My country', 'Worldwide']),
			assume('as_of', 'the most recent information available', 'As of when?', ['Today', 'Last year', 'A past date']),
			optional('sources', 'Should the answer name its sources?', ['Yes, with links', 'Names only', 'No']),
		],
		lengths: { short: '20-50 words', medium: '50-120 words', long: '120-250 words' },
		hasVoice: true,
		hasViewpoint: false,
		takesCodeRigor: false,
		needsMaterial: false,
	},
	{
		id: 'explain_teach',
		label: 'an explanation',
		steps: [
			always('Say in one or two plain sentences what it is and why it matters.'),
			always('Build the explanation from what the reader already knows to what is new.'),
			detailed('Define each technical term where it first appears.'),
			always('Work through one concrete example from beginning to end.'),
			detailed('Point out the misunderstanding people most often have, and correct it.'),
			exhaustive('Say where the explanation simplifies and what the simplification leaves out.'),
			exhaustive('End with one question the reader can use to check their own understanding.'),
		],
		tests: [
			'Each technical term is explained the first time it is used.',
			'At least one concrete example is worked through.',
			'The explanation stands without outside knowledge beyond the stated level.',
		],
		deliverable: 'One explanation with a worked example.',
		slots: [
			assume('level', 'an interested adult with no specialist background', 'How much does the reader already know?', [
				'Nothing yet',
				'The basics',
				'A lot',
			]),
			optional('purpose', 'What will the explanation be used for?', ['An exam', 'Work', 'Curiosity']),
			optional('focus', 'Which side of it matters most?', ['How it works', 'Why it matters', 'How to use it']),
		],
		lengths: { short: '100-200 words', medium: '250-450 words', long: '600-900 words' },
		hasVoice: true,
		hasViewpoint: true,
		takesCodeRigor: false,
		needsMaterial: false,
	},
	{
		id: 'howto',
		label: 'step-by-step instructions',
		steps: [
			always('List what must be ready before starting: tools, materials, access, version.'),
			always('Give the procedure as numbered steps, one action each, in the order they are done.'),
			detailed('After each step that can be checked, say what should be seen if it worked.'),
			exhaustive('Mark the steps that cannot be undone, and say how to make a way back first.'),
			always('Name the step most likely to go wrong and how to recover from it.'),
			detailed('Give any safety warning before the step it belongs to, not after it.'),
			exhaustive('Say how to confirm that the whole job is done.'),
		],
		tests: [
			'Each numbered step holds exactly one action.',
			'Everything used in a step appears in the list of what is needed.',
			'At least one failure case and its remedy are named.',
		],
		deliverable: 'One list of what is needed, then one numbered procedure.',
		slots: [
			ask('platform', 'On which device, system or model?', ['Windows', 'macOS', 'Linux']),
			assume('level', 'a careful beginner doing this for the first time', 'How experienced is the person?', [
				'Beginner',
				'Some practice',
				'Expert',
			]),
			assume('resources', 'only common tools and materials', 'What is at hand?', [
				'Common household items',
				'A full set of tools',
				'Nothing yet',
			]),
			optional('time', 'How much time is there?', ['15 minutes', 'An hour', 'A weekend']),
		],
		lengths: { short: '100-200 words', medium: '250-450 words', long: '600-1,000 words' },
		hasVoice: true,
		hasViewpoint: true,
		takesCodeRigor: false,
		needsMaterial: false,
	},
	{
		id: 'research_synthesis',
		label: 'a research overview',
		steps: [
			always('State the question under study and what counts as an answer to it.'),
			always('Group what is known by finding or position, not by source.'),
			detailed('Say for each finding how strong the evidence behind it is.'),
			always('Set out where sources disagree, and why they might.'),
			detailed('Mark each claim that could not be tied to a source as "to verify".'),
			exhaustive('Name what was left out of the search and how that limits the conclusion.'),
			exhaustive('Close with the questions that remain open, most useful first.'),
		],
		tests: [
			'Each claim carries a real source or the mark "to verify".',
			'No citation, author or figure is made up.',
			'Disagreement between sources is reported, not smoothed over.',
		],
		deliverable: 'One overview arranged by finding, with the evidence and the open questions.',
		slots: [
			assume('period', 'work from the last ten years, plus older work that is still the standard', 'Which period?', [
				'Last 2 years',
				'Last 10 years',
				'Any',
			]),
			assume('audience', 'readers who know the field in general but not this question', 'Who will read it?', [
				'Specialists',
				'Managers',
				'The public',
			]),
			assume('source_types', 'published, checkable sources', 'Which kinds of source count?', [
				'Peer-reviewed papers',
				'Reports and statistics',
				'News',
			]),
			optional('citation_style', 'How should sources be cited?', ['Links', 'APA', 'Footnotes']),
		],
		lengths: { short: '200-350 words', medium: '500-800 words', long: '1,000-1,500 words' },
		hasVoice: true,
		hasViewpoint: true,
		takesCodeRigor: false,
		needsMaterial: false,
	},
];
