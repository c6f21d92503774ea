export interface Modifiers {
	readonly tone: 'executive' | 'friendly' | 'academic' | 'casual' | 'persuasive' | 'neutral' | 'authentic';
	readonly format: 'paragraph' | 'bullets' | 'table' | 'narrative' | 'mixed';
	readonly depth: 'brief' | 'detailed' | 'exhaustive';
	readonly length: 'no-limit' | 'short' | 'medium' | 'long';
	readonly creativity: 'low' | 'medium' | 'high';
	readonly strictness: 'loose' | 'balanced' | 'strict';
	readonly reasoning: 'concise' | 'step-by-step';
	readonly variations: 'single' | 'multiple' | 'hybrid';
	readonly readerLevel: 'beginner' | 'general' | 'expert';
	readonly modelTarget: 'auto' | 'chatgpt' | 'claude' | 'gemini' | 'llama';
	readonly safetyTone: 'neutral' | 'cautious' | 'advisory';
	readonly authentic: boolean;
	readonly examples: boolean | 'contextual';
	/** null: the engine chooses (or leaves out) a viewpoint. Otherwise one or several roles. */
	readonly archetype: readonly string[] | null;
	readonly targetContext: string | null;
	readonly codeRigor: 'off' | 'minimal' | 'standard' | 'production';
	readonly citations: 'off' | 'Links' | 'APA-lite' | 'Footnotes';
	/** null: the usual order. Otherwise section names, in the order wanted. */
	readonly structureLock: readonly string[] | null;
	readonly outputChecks: readonly ('facts' | 'edgeCases' | 'limitations')[];
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

/** What decides on no line that is there without it. */
const OF_THE_PAGE: ReadonlySet<string> = new Set(['modelTarget', 'structureLock', 'outputChecks']);
const OF_THE_LINES = (Object.keys(DEFAULT_MODIFIERS) as (keyof Modifiers)[]).filter((name) => !OF_THE_PAGE.has(name));

/** Whether every line that is written without options is written with these too. */
export const isUsual = (modifiers: Modifiers): boolean =>
	OF_THE_LINES.every((name) => modifiers[name] === DEFAULT_MODIFIERS[name]);
