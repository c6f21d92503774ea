import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { ModifiersInput } from '#contract/modifiers';
import { MODIFIER_FLAGS, readModifierFlags } from './modifier-flags.ts';
import { WrongUse } from './wrong-use.ts';

export type Request =
	| { readonly kind: 'help' }
	| { readonly kind: 'version' }
	| { readonly kind: 'lines'; readonly modifiers: ModifiersInput }
	/** `text` is null when it comes from standard input. */
	| {
			readonly kind: 'one';
			readonly text: string | null;
			readonly asJson: boolean;
			readonly modifiers: ModifiersInput;
	  };

type Options = NonNullable<ParseArgsConfig['options']>;

const OPTIONS: Options = {
	help: { type: 'boolean', short: 'h' },
	version: { type: 'boolean', short: 'v' },
	json: { type: 'boolean' },
	jsonl: { type: 'boolean' },
	...Object.fromEntries(
		Object.entries(MODIFIER_FLAGS).map(([name, flag]) => [name, { type: flag.values ? 'string' : 'boolean' } as const]),
	),
};

/** What the person asked for. Throws `WrongUse` with a sentence they can act on. */
export function readArguments(argv: readonly string[]): Request {
	const { values, positionals } = parse(argv);
	const [command, ...words] = positionals;
	if (values.version) return { kind: 'version' };
	if (values.help || command === 'help' || (command === undefined && argv.length === 0)) return { kind: 'help' };
	if (command !== 'optimise') throw new WrongUse(`There is no command '${command ?? ''}'.`);
	const modifiers = readModifierFlags(values);
	if (!values.jsonl) return { kind: 'one', text: textOf(words), asJson: values.json === true, modifiers };
	if (words.length > 0) throw new WrongUse('--jsonl reads its prompts from standard input, so it takes no text.');
	return { kind: 'lines', modifiers };
}

function parse(argv: readonly string[]) {
	try {
		const { values, positionals } = parseArgs({ args: [...argv], options: OPTIONS, allowPositionals: true });
		return { values: values as Record<string, string | boolean | undefined>, positionals };
	} catch (error) {
		if (!(error instanceof TypeError)) throw error;
		throw new WrongUse(`${error.message.split('. ')[0]}.`);
	}
}

function textOf(words: readonly string[]): string | null {
	const isStandardInput = words.length === 0 || (words.length === 1 && words[0] === '-');
	return isStandardInput ? null : words.join(' ');
}
