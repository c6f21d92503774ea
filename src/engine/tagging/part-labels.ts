/**
 * What a part of a request can be. The corpus in `scripts/train` writes each kind as the letter of `PART_LETTERS` at the same
 * place.
 */
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

/** Kinds that may state facts about the person's world, besides whatever else they hold. */
export const TELLING_KINDS: ReadonlySet<PartKind> = new Set(['limit', 'background', 'content']);

/** The letters of the corpus, in the order of `PART_KINDS`. */
export const PART_LETTERS = 'TAPNOSIXLCFHZM';
