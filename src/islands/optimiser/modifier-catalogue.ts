import type { ModifiersInput } from '#contract/modifiers';

export type ChoiceName = 'tone' | 'format' | 'readerLevel' | 'depth';
export type Choices = { readonly [Name in ChoiceName]: NonNullable<ModifiersInput[Name]> };

/** The modifiers in the order of the panel; their words stand in content/optimiser.yaml. */
export const CHOICES: { readonly [Name in ChoiceName]: readonly Choices[Name][] } = {
	tone: ['executive', 'friendly', 'academic', 'casual', 'persuasive', 'neutral', 'authentic'],
	format: ['paragraph', 'bullets', 'table', 'narrative', 'mixed'],
	readerLevel: ['beginner', 'general', 'expert'],
	depth: ['brief', 'detailed', 'exhaustive'],
};

export const CHOICE_NAMES = Object.keys(CHOICES) as ChoiceName[];

export const DEFAULT_CHOICES: Choices = {
	tone: 'friendly',
	format: 'paragraph',
	readerLevel: 'general',
	depth: 'brief',
};
