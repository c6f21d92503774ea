import { MODIFIER_VALUES } from '#contract/modifier-values';
import type { ChoiceName, Choices } from './modifier-catalogue.ts';

const { tone, format, readerLevel, depth } = MODIFIER_VALUES;

/** All that can be chosen of each option of the strip; what needs it comes when an option is opened. */
export const CHOICES: { readonly [Name in ChoiceName]: readonly Choices[Name][] } = {
	tone,
	format,
	readerLevel,
	depth,
};
