import type { PlannedLine, Span } from '#engine/types';

export const yours = (text: string, rule: string, ...source: readonly Span[]): PlannedLine => ({
	text,
	origin: 'yours',
	rule,
	source,
});

export const added = (text: string, rule: string): PlannedLine => ({ text, origin: 'added', rule, source: [] });

/** The engine's wording of a rule of the person. */
export const compiled = (text: string, rule: string, ...source: readonly Span[]): PlannedLine => ({
	text,
	origin: 'added',
	rule,
	source,
});

export const assumed = (text: string, rule: string): PlannedLine => ({ text, origin: 'assumed', rule, source: [] });
