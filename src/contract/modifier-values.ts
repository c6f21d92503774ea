/**
 * The values of each modifier, in the order of the panel. Schemas, engine, controls, labels, command line and tests all
 * use this list. No imports: the browser bundles this file.
 */
export const MODIFIER_VALUES = {
	tone: ['executive', 'friendly', 'academic', 'casual', 'persuasive', 'neutral', 'authentic'],
	format: ['paragraph', 'bullets', 'table', 'narrative', 'mixed'],
	readerLevel: ['beginner', 'general', 'expert'],
	depth: ['brief', 'detailed', 'exhaustive'],
	length: ['no-limit', 'short', 'medium', 'long'],
	archetype: ['auto', 'specify', 'layered'],
	targetContext: ['auto', 'custom'],
	examples: ['no', 'yes', 'contextual'],
	safetyTone: ['neutral', 'cautious', 'advisory'],
	authentic: ['off', 'on'],
	citations: ['off', 'Links', 'APA-lite', 'Footnotes'],
	modelTarget: ['auto', 'chatgpt', 'claude', 'gemini', 'llama'],
	codeRigor: ['off', 'minimal', 'standard', 'production'],
	reasoning: ['concise', 'step-by-step'],
	creativity: ['low', 'medium', 'high'],
	strictness: ['loose', 'balanced', 'strict'],
	structureLock: ['off', 'on'],
	variations: ['single', 'multiple', 'hybrid'],
	outputChecks: ['facts', 'edgeCases', 'limitations'],
} as const;

export type ModifierName = keyof typeof MODIFIER_VALUES;
export type ModifierValue<Name extends ModifierName> = (typeof MODIFIER_VALUES)[Name][number];
