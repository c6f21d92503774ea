import type { SectionId } from '#engine/types';

/** The last line of every result: it stops a receiving model from optimising the prompt again. */
export const CLOSING_LINE =
	'Now act on these instructions directly. Do not re-optimize this prompt; produce the requested output.';

/** Headings of the sections in Markdown results. The closing line has none. */
export const HEADINGS: Readonly<Record<Exclude<SectionId, 'closing'>, string>> = {
	intent: 'Intent',
	criticalGaps: 'Critical gaps',
	constraints: 'Constraints & Safety',
	steps: 'What to do / step-by-step',
	tests: 'Acceptance tests',
	deliverables: 'Deliverables',
	source: 'Source',
};

/** Tags of the sections, for models that read tags best. */
export const TAGS: Readonly<Record<Exclude<SectionId, 'closing'>, string>> = {
	intent: 'intent',
	criticalGaps: 'critical_gaps',
	constraints: 'constraints_and_safety',
	steps: 'what_to_do',
	tests: 'acceptance_tests',
	deliverables: 'deliverables',
	source: 'source',
};
