import { MODIFIER_VALUES, type ModifierName } from '#contract/modifier-values';
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

const valuesOf = (key: ModifierName): string => MODIFIER_VALUES[key].join('|');
const oneOf = (key: ModifierName): ModifierFlag => ({ key, values: valuesOf(key) });

/** One flag a modifier. `ModifiersInput` refuses every value that is not shown. */
export const MODIFIER_FLAGS: Readonly<Record<string, ModifierFlag>> = {
	tone: oneOf('tone'),
	format: oneOf('format'),
	depth: oneOf('depth'),
	length: oneOf('length'),
	'reader-level': oneOf('readerLevel'),
	creativity: oneOf('creativity'),
	strictness: oneOf('strictness'),
	reasoning: oneOf('reasoning'),
	variations: oneOf('variations'),
	'model-target': oneOf('modelTarget'),
	'safety-tone': oneOf('safetyTone'),
	authentic: { key: 'authentic', values: '' },
	examples: { key: 'examples', values: valuesOf('examples'), read: (typed) => YES_NO[typed] ?? typed },
	archetype: { key: 'archetype', values: 'auto|<role>|"<role> + <role>"' },
	'target-context': { key: 'targetContext', values: 'auto|<text>' },
	'code-rigor': {
		key: 'codeRigor',
		values: valuesOf('codeRigor'),
		read: (typed) => (typed === 'off' ? { enabled: false } : { enabled: true, level: typed }),
	},
	citations: {
		key: 'citations',
		values: valuesOf('citations'),
		read: (typed) => (typed === 'off' ? { enabled: false } : { enabled: true, style: typed }),
	},
	'structure-lock': {
		key: 'structureLock',
		values: '"<section>, <section>"',
		read: (typed) => ({ enabled: true, order: splitList(typed) }),
	},
	'output-checks': { key: 'outputChecks', values: MODIFIER_VALUES.outputChecks.join(','), read: splitList },
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
