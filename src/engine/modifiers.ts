import type { ModifierValue } from '#contract/modifier-values';

export interface Modifiers {
	readonly tone: ModifierValue<'tone'>;
	readonly format: ModifierValue<'format'>;
	readonly depth: ModifierValue<'depth'>;
	readonly length: ModifierValue<'length'>;
	readonly creativity: ModifierValue<'creativity'>;
	readonly strictness: ModifierValue<'strictness'>;
	readonly reasoning: ModifierValue<'reasoning'>;
	readonly variations: ModifierValue<'variations'>;
	readonly readerLevel: ModifierValue<'readerLevel'>;
	readonly modelTarget: ModifierValue<'modelTarget'>;
	readonly safetyTone: ModifierValue<'safetyTone'>;
	readonly authentic: boolean;
	readonly examples: boolean | 'contextual';
	/** null: the engine chooses (or leaves out) a viewpoint. Otherwise one or several roles. */
	readonly archetype: readonly string[] | null;
	readonly targetContext: string | null;
	readonly codeRigor: ModifierValue<'codeRigor'>;
	readonly citations: ModifierValue<'citations'>;
	/** null: the usual order. Otherwise section names, in the order wanted. */
	readonly structureLock: readonly string[] | null;
	readonly outputChecks: readonly ModifierValue<'outputChecks'>[];
}

export const DEFAULT_MODIFIERS: Modifiers = {
	tone: 'friendly',
	format: 'paragraph',
	depth: 'brief',
	length: 'no-limit',
	creativity: 'medium',
	strictness: 'balanced',
	reasoning: 'concise',
	variations: 'single',
	readerLevel: 'general',
	modelTarget: 'auto',
	safetyTone: 'neutral',
	authentic: false,
	examples: false,
	archetype: null,
	targetContext: null,
	codeRigor: 'off',
	citations: 'off',
	structureLock: null,
	outputChecks: [],
};

/** Options that change no line of the usual result. */
const OF_THE_PAGE: ReadonlySet<string> = new Set(['modelTarget', 'structureLock', 'outputChecks']);
const OF_THE_LINES = (Object.keys(DEFAULT_MODIFIERS) as (keyof Modifiers)[]).filter((name) => !OF_THE_PAGE.has(name));

/** Whether the result with these options has every line of the usual result. */
export const isUsual = (modifiers: Modifiers): boolean =>
	OF_THE_LINES.every((name) => modifiers[name] === DEFAULT_MODIFIERS[name]);
