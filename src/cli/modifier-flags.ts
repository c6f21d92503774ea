import { ModifiersInput } from '#contract/modifiers';
import { WrongUse } from './wrong-use.ts';

interface ModifierFlag {
	readonly key: keyof ModifiersInput;
	/** What `--help` shows after the flag. Empty: the flag takes no value. */
	readonly values: string;
	/** From the word typed to the form the contract takes; absent: as typed. */
	readonly read?: (typed: string) => unknown;
}

const splitList = (typed: string) =>
	typed
		.split(',')
		.map((item) => item.trim())
		.filter(Boolean);
const YES_NO: Readonly<Record<string, boolean>> = { yes: true, true: true, no: false, false: false };

/** One flag a modifier. The values are the contract's: `ModifiersInput` refuses every other. */
export const MODIFIER_FLAGS: Readonly<Record<string, ModifierFlag>> = {
	tone: { key: 'tone', values: 'executive|friendly|academic|casual|persuasive|neutral|authentic' },
	format: { key: 'format', values: 'paragraph|bullets|table|narrative|mixed' },
	depth: { key: 'depth', values: 'brief|detailed|exhaustive' },
	length: { key: 'length', values: 'no-limit|short|medium|long' },
	'reader-level': { key: 'readerLevel', values: 'beginner|general|expert' },
	creativity: { key: 'creativity', values: 'low|medium|high' },
	strictness: { key: 'strictness', values: 'loose|balanced|strict' },
	reasoning: { key: 'reasoning', values: 'concise|step-by-step' },
	variations: { key: 'variations', values: 'single|multiple|hybrid' },
	'model-target': { key: 'modelTarget', values: 'auto|chatgpt|claude|gemini|llama' },
	'safety-tone': { key: 'safetyTone', values: 'neutral|cautious|advisory' },
	authentic: { key: 'authentic', values: '' },
	examples: { key: 'examples', values: 'yes|no|contextual', read: (typed) => YES_NO[typed] ?? typed },
	archetype: { key: 'archetype', values: 'auto|<role>|"<role> + <role>"' },
	'target-context': { key: 'targetContext', values: 'auto|<text>' },
	'code-rigor': {
		key: 'codeRigor',
		values: 'off|minimal|standard|production',
		read: (typed) => (typed === 'off' ? { enabled: false } : { enabled: true, level: typed }),
	},
	citations: {
		key: 'citations',
		values: 'off|Links|APA-lite|Footnotes',
		read: (typed) => (typed === 'off' ? { enabled: false } : { enabled: true, style: typed }),
	},
	'structure-lock': {
		key: 'structureLock',
		values: '"<section>, <section>"',
		read: (typed) => ({ enabled: true, order: splitList(typed) }),
	},
	'output-checks': { key: 'outputChecks', values: 'facts,edgeCases,limitations', read: splitList },
};

/** The modifiers named by flags, checked against the contract. Throws `WrongUse` naming the flag and what it takes. */
export function readModifierFlags(typed: Readonly<Record<string, unknown>>): ModifiersInput {
	const input: Record<string, unknown> = {};
	for (const [name, flag] of Object.entries(MODIFIER_FLAGS)) {
		const value = typed[name];
		if (value !== undefined) input[flag.key] = typeof value === 'string' && flag.read ? flag.read(value) : value;
	}
	const parsed = ModifiersInput.safeParse(input);
	if (parsed.success) return parsed.data;
	const key = parsed.error.issues[0]?.path[0];
	const [name, flag] = Object.entries(MODIFIER_FLAGS).find(([, one]) => one.key === key) ?? [];
	throw new WrongUse(`--${name} takes ${flag?.values}, not '${typed[name ?? '']}'.`);
}
