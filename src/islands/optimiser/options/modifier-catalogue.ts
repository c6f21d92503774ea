import { MODIFIER_VALUES, type ModifierValue } from '#contract/modifier-values';

export type ChoiceName = 'tone' | 'format' | 'readerLevel' | 'depth';
export type Choices = { readonly [Name in ChoiceName]: ModifierValue<Name> };

const { tone, format, readerLevel, depth } = MODIFIER_VALUES;

/** The modifiers in the order of the panel; their words stand in content/optimiser.yaml. */
export const CHOICES: { readonly [Name in ChoiceName]: readonly Choices[Name][] } = {
	tone,
	format,
	readerLevel,
	depth,
};

export const CHOICE_NAMES = Object.keys(CHOICES) as ChoiceName[];

export const DEFAULT_CHOICES: Choices = {
	tone: 'friendly',
	format: 'paragraph',
	readerLevel: 'general',
	depth: 'brief',
};
