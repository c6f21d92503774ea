import type { Group } from '#engine/knowledge/genre-model';
import type { Modifiers } from '#engine/modifiers';
import type { TaskTypeId } from '#engine/task-model';

/** Genres that differ from the others of their group. */
export const GENRES_APART = [
	'sql-query',
	'convert-format',
	'extract-to-table',
	'sort-into-categories',
	'instagram-caption',
	'social-post',
	'ad-copy',
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
const POSTS: readonly Work[] = ['instagram-caption', 'social-post', 'ad-copy'];
const FAITHFUL: readonly Work[] = ['translate', 'summary', 'summarise', ...PROGRAMS, ...EXACT];

/** By option, the work for which it makes no sense. */
export const UNFIT: Readonly<Partial<Record<keyof Modifiers, readonly Work[]>>> = {
	tone: [...PROGRAMS, ...PICTURES, ...EXACT],
	authentic: [...PROGRAMS, ...PICTURES, ...EXACT],
	readerLevel: PICTURES,
	format: ['verse', 'letter', 'speech', 'fiction', 'fiction_creative', 'translate', ...POSTS, ...PROGRAMS, ...PICTURES],
	creativity: FAITHFUL,
	reasoning: [
		...INVENTED,
		...MESSAGES,
		...PROGRAMS,
		'translate',
		'career',
		'career_doc',
		'marketing',
		'marketing_copy',
	],
	citations: [...POSTS, ...INVENTED, ...MESSAGES, ...PROGRAMS, 'translate', 'career', 'career_doc'],
	variations: EXACT,
	safetyTone: INVENTED,
};

/** The same by output check. */
export const UNFIT_CHECKS: Readonly<Record<Modifiers['outputChecks'][number], readonly Work[]>> = {
	facts: INVENTED,
	edgeCases: [...INVENTED, ...MESSAGES, 'career', 'career_doc', 'marketing', 'marketing_copy', 'translate'],
	limitations: [...INVENTED, ...MESSAGES, 'career', 'career_doc', 'marketing', 'marketing_copy', 'translate'],
};

/** Layouts that replace a message; bullets are allowed in one, a table or a story is not. */
export const UNFIT_FORMATS: Readonly<Partial<Record<Modifiers['format'], readonly Work[]>>> = {
	table: ['message', 'email_message'],
	narrative: ['message', 'email_message'],
};
