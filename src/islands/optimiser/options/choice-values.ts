import { MODIFIER_VALUES } from '#contract/modifier-values';
import type { ChoiceName, Choices } from './modifier-catalogue.ts';

const { tone, format, readerLevel, depth } = MODIFIER_VALUES;

/** All values of each option of the strip; loaded when an option is opened. */
export const CHOICES: { readonly [Name in ChoiceName]: readonly Choices[Name][] } = {
	tone,
	format,
	readerLevel,
	depth,
};
