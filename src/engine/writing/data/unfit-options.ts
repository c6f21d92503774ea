import type { Group } from '#engine/knowledge/genre-model';
import type { Modifiers } from '#engine/modifiers';
import type { TaskTypeId } from '#engine/task-model';

/** Genres that other options fit than the rest of their group. */
export const GENRES_APART = [
	'sql-query',
	'convert-format',
	'extract-to-table',
	'sort-into-categories',
	'instagram-caption',
	'linkedin-post',
	'social-post',
	'ad-copy',
	'regex',
	'shell-command',
	'spreadsheet-formula',
	'shorten-text',
	'proofread',
	'rewrite-tone',
	'paraphrase',
	'expand-text',
	'simplify-text',
	'household-question',
	'question',
	'personal-statement',
	'meeting-minutes',
] as const;

/** A group of genres, a genre or a kind of work for which an option may make no sense. */
type Work = Group | TaskTypeId | (typeof GENRES_APART)[number];

const PROGRAMS: readonly Work[] = [
	'code',
	'sql-query',
	'spreadsheet',
	'code_write',
	'code_debug',
	'code_review_refactor',
];
const PICTURES: readonly Work[] = ['image', 'image_prompt'];
const INVENTED: readonly Work[] = [
	'fiction',
	'verse',
	'names',
	'game',
	'fiction_creative',
	'roleplay_dialog',
	...PICTURES,
];
const MESSAGES: readonly Work[] = ['letter', 'message', 'speech', 'email_message'];
const EXACT: readonly Work[] = [
	'fact_qa',
	'math_reasoning',
	'extract_structure',
	'classify_label',
	'convert-format',
	'extract-to-table',
	'sort-into-categories',
];
const POSTS: readonly Work[] = ['instagram-caption', 'linkedin-post', 'social-post', 'ad-copy'];
/** One line of code, which has no reader, no parts and no error handling. */
const ONE_LINERS: readonly Work[] = ['regex', 'shell-command', 'spreadsheet-formula', 'sql-query'];
/** Work on an existing text, which keeps its form and content. */
const OWN_TEXTS: readonly Work[] = [
	'shorten-text',
	'proofread',
	'rewrite-tone',
	'paraphrase',
	'expand-text',
	'simplify-text',
	'edit_rewrite',
	'translate',
];
const SUMMARIES: readonly Work[] = ['summary', 'summarise', 'meeting-minutes'];
const FAITHFUL: readonly Work[] = ['translate', 'shorten-text', 'proofread', ...SUMMARIES, ...PROGRAMS, ...EXACT];
/** Texts in the person's name. */
const SENT: readonly Work[] = [...MESSAGES, ...POSTS, 'career', 'career_doc', 'personal-statement'];
const MARKETING: readonly Work[] = ['marketing', 'marketing_copy'];
/** Questions with one answer, which have no versions and no samples. */
const ANSWERS: readonly Work[] = [...EXACT, 'household-question', 'question', 'health', 'advice_decision', 'decision'];

/** By option, the work for which it makes no sense. */
export const UNFIT: Readonly<Partial<Record<keyof Modifiers, readonly Work[]>>> = {
	tone: [...PROGRAMS, ...PICTURES, ...EXACT, 'translate'],
	authentic: [...PROGRAMS, ...PICTURES, ...EXACT],
	readerLevel: [...INVENTED, ...ONE_LINERS],
	format: [
		'verse',
		'letter',
		'speech',
		'fiction',
		'fiction_creative',
		'personal-statement',
		...OWN_TEXTS,
		...POSTS,
		...PROGRAMS,
		...PICTURES,
	],
	length: ['names', 'translate', 'shorten-text', 'proofread', ...ONE_LINERS, ...PICTURES],
	creativity: FAITHFUL,
	reasoning: [...INVENTED, ...SENT, ...MARKETING, ...PROGRAMS, ...OWN_TEXTS, ...SUMMARIES],
	citations: [...POSTS, ...INVENTED, ...MESSAGES, ...PROGRAMS, ...OWN_TEXTS, ...SUMMARIES, 'career', 'career_doc'],
	codeRigor: ['regex', 'shell-command'],
	structureLock: ['names', 'verse', 'translate', 'proofread', ...ONE_LINERS, ...PICTURES, ...EXACT],
	variations: ANSWERS,
	safetyTone: [...INVENTED, ...SENT, ...OWN_TEXTS, ...SUMMARIES, ...ONE_LINERS],
};

/** By output check, the work for which it makes no sense. */
export const UNFIT_CHECKS: Readonly<Record<Modifiers['outputChecks'][number], readonly Work[]>> = {
	facts: [...INVENTED, ...PROGRAMS, ...OWN_TEXTS],
	edgeCases: [...INVENTED, ...SENT, ...MARKETING, ...OWN_TEXTS, ...SUMMARIES],
	limitations: [...INVENTED, ...SENT, ...MARKETING, ...OWN_TEXTS],
};

/** Creative work, in which tones such as academic make no sense. */
const VOICELESS: readonly Work[] = ['fiction', 'verse', 'names', 'fiction_creative'];
/** Work in which nothing is explained. */
const UNEXPLAINED: readonly Work[] = [...INVENTED, ...SENT, ...OWN_TEXTS, ...ONE_LINERS, ...SUMMARIES];

/**
 * By option and value, the work for which it makes no sense. Of the layouts, bullets are allowed in a message; a table
 * or a story would replace it.
 */
export const UNFIT_VALUES: Readonly<
	Partial<Record<keyof Modifiers, Readonly<Partial<Record<string, readonly Work[]>>>>>
> = {
	format: {
		table: ['message', 'email_message'],
		narrative: ['message', 'email_message', 'names'],
	},
	tone: {
		executive: [...VOICELESS, 'speech'],
		academic: VOICELESS,
		persuasive: VOICELESS,
		neutral: VOICELESS,
	},
	// The text itself shows who reads it.
	readerLevel: { expert: ['message', 'speech', 'email_message', 'personal-statement', 'shorten-text', 'proofread'] },
	// An unexpected angle on a fact would be wrong.
	creativity: { high: ['household-question', 'question', 'health', 'legal', 'money'] },
	examples: { contextual: UNEXPLAINED, true: [...ANSWERS, ...ONE_LINERS, 'proofread', 'shorten-text', 'translate'] },
};
