/** What a part of a request can be. `docs` of the corpus say what each means; the letters are those of its rows. */
export const PART_KINDS = [
	'task',
	'audience',
	'priority',
	'amount',
	'form',
	'style',
	'content',
	'ban',
	'limit',
	'condition',
	'background',
	'chatter',
	'superseded',
	'material',
] as const;
export type PartKind = (typeof PART_KINDS)[number];

/** The kinds that may tell of the person's world, in whatever they hold besides. */
export const TELLING_KINDS: ReadonlySet<PartKind> = new Set(['limit', 'background', 'content']);

/** The letters of the corpus, in the order of the kinds. */
export const PART_LETTERS = 'TAPNOSIXLCFHZM';
