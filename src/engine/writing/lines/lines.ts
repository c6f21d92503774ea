import type { GivenLine } from '#engine/knowledge/given-lines';
import type { LineKind, PlannedLine, Span } from '#engine/types';
import type { Phrase } from './phrase-model.ts';

/** A line of the person's own words. */
export const yours = (is: LineKind, { text, from }: Phrase, rule: string, ...source: readonly Span[]): PlannedLine => ({
	is,
	text,
	origin: 'yours',
	rule,
	source,
	from,
});

export const added = (is: LineKind, text: string, rule: string, ...source: readonly Span[]): PlannedLine => ({
	is,
	text,
	origin: 'added',
	rule,
	source,
});

export const assumed = (is: LineKind, text: string, rule: string): PlannedLine => ({
	is,
	text,
	origin: 'assumed',
	rule,
	source: [],
});

/** A line from an answer or an accepted suggestion, which counts as the person's although it is not in the text. */
export const givenLine = ({ id, text }: GivenLine): PlannedLine => ({
	is: 'settled',
	text,
	origin: 'yours',
	rule: `answer.${id}`,
	source: [],
});
