import type { MaterialKind } from '#engine/types';

type Three = readonly [string, string, string];

export const DEFAULT_QUESTION = 'What exactly do you need help with?';

export const DEFAULT_TIPS: Three = [
	'Say what you want to end up with: an email, a plan, an explanation.',
	'Say who or what it is for.',
	'Name anything it must contain or avoid.',
];

/** For text in which no word was recognised, so that none can be quoted. */
export const NONSENSE_TIPS: Three = [
	'Describe the task in a full sentence, starting with a verb such as "write", "explain" or "plan".',
	'Name the subject in ordinary words.',
	'If this is a code, a name or a quotation, say what should be done with it.',
];

/** Requests with blanks, for a person who has given no usable words. */
export const BLANK_REQUESTS: Three = [
	'Write an email to [recipient] about [subject]',
	'Explain [subject] in simple terms',
	'Make a plan for [goal]',
];

/** Possible tasks for a bare topic. */
export const TOPIC_REQUESTS: Three = [
	'Explain {topic} in simple terms',
	'Write a short text about {topic}',
	'Give me ideas for {topic}',
];
export const TOPICS_REQUEST = 'Explain what {topic} are';
export const UNNAMED_QUESTION = 'Which {noun} is meant?';

export const MATERIAL_TIPS: Three = [
	'Paste the passage under your request, after a line break.',
	'Put a placeholder such as {{TEXT}} where it belongs, if it comes later.',
	'Say which part matters, if it is long.',
];

export const MATERIAL_ENDINGS: Three = [
	'Leave a marked place where I paste the text',
	'The text is in the file I attach',
	'I will send the text in my next message',
];

/** Answers for a person who does not want to name the missing thing. */
export const UNNAMED_ENDINGS: Three = [
	'Leave [{noun}] open for me to fill in',
	'Make it work for any {noun}',
	'Choose a typical {noun} as the example',
];

/** Asked instead when the error message is in the request. */
export const SYSTEM_QUESTION = 'On which device, system or model?';
export const PROBLEM_QUESTION = 'What fails, and what exactly does it say?';

export const PROBLEM_TIPS: Three = [
	'Paste the error message or the log, word for word.',
	'Say what it runs on: system, language, version.',
	'Say what changed before it began.',
];

export const PROBLEM_ENDINGS: Three = [
	'Here is the message: [paste it]',
	'It began after [what changed]',
	'It runs on [system and version]',
];

export const CONFLICT_QUESTION = 'Two of these rules cannot both hold. Which one comes first?';

export const CONFLICT_TIPS: Three = [
	'Name the rule to keep, or change one of them.',
	'If each holds for a different part, say which for which.',
	'If neither is strict, say which one you would rather see met.',
];

export const CONFLICT_ENDINGS: Three = [
	'The rule I wrote first comes first',
	'The rule I wrote last comes first',
	'Come as close to both rules as possible',
];

/** The four things people most often want done with a passage sent on its own; the first three can be tapped. */
export const ACTIONS: Readonly<Record<MaterialKind, { question: string; tips: Three; examples: Three }>> = {
	code: {
		question: 'What should be done with this code: explain it, fix it, refactor it or test it?',
		tips: [
			'If it fails, add the error message or the wrong result.',
			'Say what must stay the same.',
			'Name the language version, if it matters.',
		],
		examples: [
			'Explain what this code does, step by step',
			'Find and fix the fault in this code',
			'Refactor this code without changing what it does',
		],
	},
	text: {
		question: 'What should be done with this text: summarise it, edit it, translate it or analyse it?',
		tips: ['Say who will read the result.', 'Say how long it may be.', 'Name the language, if it should change.'],
		examples: [
			'Summarise this text in five points',
			'Correct this text and keep its style',
			'Translate this text into [language]',
		],
	},
	quote: {
		question: 'What should be done with this passage: explain it, rewrite it, translate it or discuss it?',
		tips: [
			'Say who will read the result.',
			'Say how long it may be.',
			'Say where the passage comes from, if you know.',
		],
		examples: [
			'Explain what this passage means',
			'Rewrite this passage in plain words',
			'Discuss this passage, with arguments on both sides',
		],
	},
	data: {
		question: 'What should be done with this data: analyse it, chart it, clean it or query it?',
		tips: [
			'Say which question it should answer.',
			'Name the columns that matter.',
			'Name the tool you use, such as a spreadsheet.',
		],
		examples: [
			'Analyse this data and name the main trends',
			'Suggest the best chart for this data',
			'Clean this data and list what was changed',
		],
	},
};
