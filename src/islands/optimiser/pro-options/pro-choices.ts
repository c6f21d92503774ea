import { MODIFIER_VALUES, type ModifierValue } from '#contract/modifier-values';

const { tone, format, readerLevel, depth, outputChecks, ...ofThePanel } = MODIFIER_VALUES;

/** The modifiers that need Pro, each with its values. */
export const PRO_VALUES = ofThePanel;

export type ProName = keyof typeof PRO_VALUES;
export const PRO_NAMES = Object.keys(PRO_VALUES) as ProName[];

export const OUTPUT_CHECKS = outputChecks;
export type OutputCheck = ModifierValue<'outputChecks'>;

/** The text field of a value that needs one, by `name value`. */
const TEXTS = {
	'archetype specify': 'role',
	'archetype layered': 'roles',
	'targetContext custom': 'context',
	'structureLock on': 'order',
} as const;
export type TextName = (typeof TEXTS)[keyof typeof TEXTS];

export type ProChoices = { readonly [Name in ProName]: (typeof PRO_VALUES)[Name][number] } & {
	readonly outputChecks: readonly OutputCheck[];
	readonly texts: Readonly<Record<TextName, string>>;
};

export const DEFAULT_PRO_CHOICES: ProChoices = {
	length: 'no-limit',
	archetype: 'auto',
	targetContext: 'auto',
	examples: 'no',
	safetyTone: 'neutral',
	authentic: 'off',
	citations: 'off',
	modelTarget: 'auto',
	codeRigor: 'off',
	reasoning: 'concise',
	creativity: 'medium',
	strictness: 'balanced',
	structureLock: 'off',
	variations: 'single',
	outputChecks: [],
	texts: { role: '', roles: '', context: '', order: '' },
};

/** The text that the chosen value of a modifier needs, or null. */
export function textOf(name: ProName, choices: ProChoices): TextName | null {
	return TEXTS[`${name} ${choices[name]}` as keyof typeof TEXTS] ?? null;
}
