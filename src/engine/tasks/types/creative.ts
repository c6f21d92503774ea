import type { TaskType } from '#engine/task-model';
import { ask, assume, optional } from './slot-spec.ts';
import { always, detailed, exhaustive } from './step.ts';

/** Work of the imagination: stories and verse, played roles, pictures. */
export const CREATIVE_TYPES: readonly TaskType[] = [
	{
		id: 'fiction_creative',
		label: 'a creative piece',
		steps: [
			always('Use every character, place and event that was given.'),
			always('Begin at a moment where something is already at stake or felt.'),
			detailed('Keep to one point of view and one tense unless the form asks for more.'),
			always('Show feeling through detail, action or image before naming it.'),
			detailed('Give each character or voice a way of speaking of its own.'),
			exhaustive('Replace any stock phrase or predictable image with one that belongs to this piece.'),
			exhaustive('Bring the ending out of what came before, without explaining it.'),
		],
		tests: [
			'Each element that was given appears in the piece.',
			'The piece keeps to the form asked for from beginning to end.',
			'The ending grows out of the piece instead of summing it up.',
		],
		deliverable: 'One finished piece in the form asked for.',
		slots: [
			ask('subject', 'What or whom is it about?', ['A person', 'A place', 'An event']),
			ask('honouree', 'Who is it for?', ['A friend', 'A colleague', 'Someone in the family']),
			assume('length', 'the usual length of the form', 'How long should it be?', ['Very short', 'One page', 'Long']),
			assume('genre', 'whatever genre the subject suggests', 'Which genre or mood?', ['Funny', 'Moving', 'Dark']),
			assume('audience', 'adult readers', 'Who is it for?', ['A child', 'A friend', 'Anyone']),
			optional('point_of_view', 'Who tells it?', ['First person', 'Third person', 'A dialogue']),
			optional('names', 'Any names it should use?', ['I will give them', 'Choose freely']),
		],
		lengths: { short: '100-250 words', medium: '500-700 words', long: '1,000-1,500 words' },
		hasVoice: true,
		hasViewpoint: true,
		takesCodeRigor: false,
		needsMaterial: false,
	},
	{
		id: 'roleplay_dialog',
		label: 'a role-play',
		steps: [
			always('Take on the role as described and speak in the first person.'),
			always('Let knowledge, vocabulary and manner fit the role.'),
			always('Respond to what the other person actually says, and leave room for their next turn.'),
			detailed('Stay in the role until told to stop.'),
			detailed('Ask in the role, instead of guessing, when something about the scene is unclear.'),
			exhaustive('Keep facts set up earlier in the conversation consistent.'),
			exhaustive('Step out of the role briefly if real advice on health, law or safety is at stake.'),
		],
		tests: [
			'The role holds throughout, with no comment from outside it.',
			"The other person's words and choices are left to them.",
			'What the role says agrees with what was set up before.',
		],
		deliverable: 'The first turn, in the role, ready to be answered.',
		slots: [
			ask('persona', 'Which role should be played?', ['An interviewer', 'A teacher', 'A fictional character']),
			assume('turn_length', 'a few sentences a turn', 'How long should each turn be?', [
				'One sentence',
				'A few sentences',
				'Long speeches',
			]),
			assume('stop_rule', 'the role goes on until told to stop', 'When does it end?', [
				'After 5 questions',
				'When I say stop',
			]),
			optional('boundaries', 'Anything to stay away from?', ['No', 'Violence', 'Romance']),
		],
		lengths: { short: '30-80 words', medium: '100-200 words', long: '250-400 words' },
		hasVoice: true,
		hasViewpoint: true,
		takesCodeRigor: false,
		needsMaterial: false,
	},
	{
		id: 'image_prompt',
		label: 'an image description',
		steps: [
			always('Name the main subject and what it is doing.'),
			always('Describe the setting, the light and the time of day.'),
			always('State the style or medium and keep every detail in line with it.'),
			detailed('Fix the composition: viewpoint, distance, and where the subject sits in the frame.'),
			detailed('Choose a small set of colours that carries the mood.'),
			exhaustive('List what must not appear in the picture.'),
			exhaustive('Spell out any lettering exactly, or say that there is none.'),
		],
		tests: [
			'Subject, style, composition and light are all described.',
			'No two details contradict each other visually.',
			'The description can be drawn without asking anything else.',
		],
		deliverable: 'One descriptive paragraph, then the settings such as aspect ratio.',
		slots: [
			ask('subject', 'What should be in the picture?', ['A person', 'A landscape', 'A logo']),
			assume('style', 'the style that best suits the subject', 'Which style?', ['Photo', 'Illustration', 'Minimal']),
			assume('ratio', 'square', 'Which shape?', ['Square', 'Landscape', 'Portrait']),
			optional('mood', 'Which mood or colours?', ['Warm', 'Calm', 'Bold']),
			optional('lettering', 'Should it contain any words?', ['None', 'A name', 'A slogan']),
		],
		lengths: { short: '30-60 words', medium: '60-120 words', long: '120-200 words' },
		hasVoice: false,
		hasViewpoint: true,
		takesCodeRigor: false,
		needsMaterial: false,
	},
];
