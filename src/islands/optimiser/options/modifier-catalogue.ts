import type { ModifierValue } from '#contract/modifier-values';

export type ChoiceName = 'tone' | 'format' | 'readerLevel' | 'depth';
export type Choices = { readonly [Name in ChoiceName]: ModifierValue<Name> };

/** The value that leaves the choice to the text. */
export const DEFAULT_CHOICES: Choices = {
	tone: 'friendly',
	format: 'paragraph',
	readerLevel: 'general',
	depth: 'brief',
};

/** The modifiers in the order of the panel; content/optimiser.yaml has their labels. */
export const CHOICE_NAMES = Object.keys(DEFAULT_CHOICES) as ChoiceName[];
