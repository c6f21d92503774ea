import type { Modifiers } from '#engine/modifiers';

/** The lines that a chosen value adds, by section. */
export interface ModifierWording {
	readonly constraint?: string;
	readonly step?: string;
	readonly test?: string;
	readonly deliverable?: string;
}

/** The lines that one chosen option adds. */
export interface Effect extends ModifierWording {
	/** Name of the option in the ids of lines: `tone`, `outputChecks.facts`. */
	readonly name: string;
}

type AddsSomething = {
	[Section in keyof ModifierWording]-?: ModifierWording & Required<Pick<ModifierWording, Section>>;
}[keyof ModifierWording];

/** The lines that each value of an option adds. A `Plain` value adds none, because it is the usual way to answer. */
type Wordings<Value extends string, Plain extends Value = never> = Readonly<
	Record<Exclude<Value, Plain>, AddsSomething> & Partial<Record<Plain, undefined>>
>;

export const TONES: Wordings<Modifiers['tone']> = {
	executive: { constraint: 'Tone: executive, with the conclusion first and no small talk.' },
	friendly: { constraint: 'Tone: friendly, unless the request suggests otherwise.' },
	academic: { constraint: 'Tone: academic, precise and impersonal.' },
	casual: { constraint: 'Tone: casual, as in a conversation.' },
	persuasive: { constraint: 'Tone: persuasive, with reasons instead of pressure.' },
	neutral: { constraint: 'Tone: neutral, without opinion or colour.' },
	authentic: { constraint: 'Tone: authentic, in a natural voice of its own.' },
};

export const FORMATS: Wordings<Modifiers['format'], 'paragraph'> = {
	bullets: { constraint: 'Format: bullet points.', test: 'The main content stands in bullet points.' },
	table: { constraint: 'Format: a table.', test: 'The main content stands in a table.' },
	narrative: {
		constraint: 'Format: a narrative that runs through, without lists.',
		test: 'The result reads as one narrative.',
	},
	mixed: { constraint: 'Format: paragraphs, with a list or table where it reads better.' },
};

export const DEPTHS: Wordings<Modifiers['depth'], 'brief'> = {
	detailed: { constraint: 'Depth: detailed, with the reasons behind each point.' },
	exhaustive: {
		constraint: 'Depth: exhaustive, with exceptions and rarer cases.',
		test: 'No part of the subject is passed over.',
	},
};

/** Lengths for types of task that have none of their own. */
export const LENGTHS: Wordings<Modifiers['length'], 'no-limit'> = {
	short: { constraint: 'Length: as short as the task allows.' },
	medium: { constraint: 'Length: medium, with each point developed.' },
	long: { constraint: 'Length: long, with each point developed in full.' },
};

export const CREATIVITIES: Wordings<Modifiers['creativity'], 'medium'> = {
	low: { constraint: 'Creativity: low; take the conventional, proven way.' },
	high: { constraint: 'Creativity: high; look for unexpected angles within what is asked.' },
};

export const STRICTNESSES: Wordings<Modifiers['strictness'], 'balanced'> = {
	loose: { constraint: 'Where a point is left open here, choose freely.' },
	strict: { constraint: 'Keep exactly to what is asked; if something cannot be met, say what and why.' },
};

export const REASONINGS: Wordings<Modifiers['reasoning'], 'concise'> = {
	'step-by-step': { step: 'Show the reasoning: each step in turn and what it rests on.' },
};

export const VARIATIONS: Wordings<Modifiers['variations'], 'single'> = {
	multiple: {
		deliverable: 'Three versions, labelled A, B and C, each with its own approach and a line on how it differs.',
		test: 'Versions A, B and C differ in approach, not only in wording.',
	},
	hybrid: {
		deliverable: 'Two versions, labelled A and B, then one that joins the best of both.',
		test: 'The joined version takes something from both A and B.',
	},
};

export const READER_LEVELS: Wordings<Modifiers['readerLevel'], 'general'> = {
	beginner: { constraint: 'Reader: a beginner; use everyday words.', test: 'No technical term is left unexplained.' },
	expert: {
		constraint: "Reader: an expert; skip the basics and use the field's own terms.",
		test: 'Nothing an expert takes for granted is explained.',
	},
};

export const SAFETY_TONES: Wordings<Modifiers['safetyTone'], 'neutral'> = {
	cautious: { constraint: 'Safety: state uncertainty openly and leave out anything that could cause harm.' },
	advisory: { constraint: 'Safety: point out risks and limits, and say when to ask a professional.' },
};

export const EXAMPLES: Readonly<Record<'true' | 'contextual', ModifierWording>> = {
	true: { constraint: 'Examples to follow: [paste one or two samples here].' },
	contextual: { constraint: 'Give an example where a point would be unclear without one; make up no facts for it.' },
};

export const AUTHENTIC: ModifierWording = {
	constraint: 'Sound like a person: plain words, no stock phrases, no exaggeration.',
};

export const CODE_RIGOURS: Wordings<Modifiers['codeRigor'], 'off'> = {
	minimal: { constraint: 'Code: handle the obvious failure cases.' },
	standard: {
		constraint: 'Code: typed where the language allows, with input checks and error handling.',
		test: 'Invalid input and failures have a defined outcome.',
	},
	production: {
		constraint: 'Code: typed, with input checks, error handling, tests, and no secrets in the source.',
		test: 'Tests cover normal use, edge cases and failures; cost in time and memory is stated.',
	},
};

const NO_INVENTED_SOURCES = 'Invent no source; mark what is unverified.';
export const CITATIONS: Wordings<Modifiers['citations'], 'off'> = {
	Links: { constraint: `Citations: a link at each claim that needs one. ${NO_INVENTED_SOURCES}` },
	'APA-lite': { constraint: `Citations: author and year in the text, with a list at the end. ${NO_INVENTED_SOURCES}` },
	Footnotes: { constraint: `Citations: numbered footnotes. ${NO_INVENTED_SOURCES}` },
};

export const OUTPUT_CHECKS: Readonly<Record<Modifiers['outputChecks'][number], string>> = {
	facts: 'Every factual claim is given here, generally known, or marked as unverified.',
	edgeCases: 'Edge cases are named and handled.',
	limitations: 'The limits of the result are stated.',
};
