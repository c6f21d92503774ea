import type { TaskTypeId } from '#engine/task-model';

/** Ask for something that exists already: "find a novel" is no request to write one. */
export const FINDING_VERBS: ReadonlySet<string> = new Set(
	'find search look get fetch locate recommend suggest list name show busca encuentra cherche trouve suche finde cerca trova procure encontre'.split(
		' ',
	),
);

/** Types whose object is written anew, so that finding one belongs elsewhere. */
export const WRITTEN_TYPES: ReadonlySet<TaskTypeId> = new Set([
	'fiction_creative',
	'article_essay',
	'email_message',
	'marketing_copy',
	'business_doc',
	'code_write',
	'image_prompt',
	'learning_material',
]);
