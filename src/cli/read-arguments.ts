import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { ModifiersInput } from '#contract/modifiers';
import type { Wishes } from '#engine/review-model';
import type { CheckFiles } from './check-one.ts';
import { MODIFIER_FLAGS, readModifierFlags } from './modifier-flags.ts';
import type { One } from './optimise-one.ts';
import { namesNoFamily, READ_ALONG, readModels, readWishes, type WishFlags } from './wish-flags.ts';
import { WrongUse } from './wrong-use.ts';

export type Request =
	| { readonly kind: 'help' }
	| { readonly kind: 'version' }
	| { readonly kind: 'lines'; readonly modifiers: ModifiersInput; readonly wishes: Wishes }
	/** `text` is null when it comes from standard input. `readsAlong`: with the configured model. */
	| ({
			readonly kind: 'one';
			readonly text: string | null;
			readonly asks: boolean;
			readonly readsAlong: boolean;
	  } & One)
	| { readonly kind: 'genres' }
	| { readonly kind: 'explain'; readonly text: string | null }
	| ({ readonly kind: 'check' } & CheckFiles);

type Options = NonNullable<ParseArgsConfig['options']>;

const OPTIONS: Options = {
	help: { type: 'boolean', short: 'h' },
	version: { type: 'boolean', short: 'v' },
	json: { type: 'boolean' },
	jsonl: { type: 'boolean' },
	ask: { type: 'boolean' },
	undo: { type: 'string', multiple: true },
	assume: { type: 'string', multiple: true },
	short: { type: 'boolean' },
	defaults: { type: 'boolean' },
	model: { type: 'string' },
	[READ_ALONG]: { type: 'boolean' },
	prompt: { type: 'string' },
	answer: { type: 'string' },
	...Object.fromEntries(
		Object.entries(MODIFIER_FLAGS).map(([name, flag]) => [name, { type: flag.values ? 'string' : 'boolean' } as const]),
	),
};

/** What the person asked for. Throws `WrongUse` with a sentence they can act on. */
export function readArguments(argv: readonly string[]): Request {
	const { values, positionals } = parse(argv.map((one, at) => (namesNoFamily(argv, at) ? `--${READ_ALONG}` : one)));
	const [command, ...words] = positionals;
	if (values.version) return { kind: 'version' };
	if (values.help || command === 'help' || (command === undefined && argv.length === 0)) return { kind: 'help' };
	const asJson = values.json === true;
	if (command === 'check') return checkRequest(values, words, asJson);
	if (command === 'genres') return { kind: 'genres' };
	if (command === 'explain') return { kind: 'explain', text: textOf(words) };
	if (command !== 'optimise') throw new WrongUse(`There is no command '${command ?? ''}'.`);
	const modifiers = readModifierFlags(values);
	const wishes = readWishes(values);
	const models = readModels(values.model);
	const asks = values.ask === true;
	if (asks && (values.jsonl || textOf(words) === null))
		throw new WrongUse('--ask takes the text as an argument: the answers come from standard input.');
	const readsAlong = values[READ_ALONG] === true;
	if (readsAlong && (values.jsonl || models))
		throw new WrongUse('--model without a name reads one text along: not with --jsonl or the name of a model.');
	if (!values.jsonl) return { kind: 'one', text: textOf(words), asks, readsAlong, asJson, modifiers, wishes, models };
	if (words.length > 0) throw new WrongUse('--jsonl reads its prompts from standard input, so it takes no text.');
	if (values.undo || values.assume || models)
		throw new WrongUse('--undo, --assume and --model are about one text, so --jsonl does not take them.');
	return { kind: 'lines', modifiers, wishes };
}

function checkRequest({ prompt, answer }: Values, words: readonly string[], asJson: boolean): Request {
	if (!prompt || !answer || words.length > 0) throw new WrongUse('Usage: ploop check --prompt <file> --answer <file>.');
	return { kind: 'check', prompt, answer, asJson };
}

interface Values extends WishFlags {
	readonly help?: boolean;
	readonly version?: boolean;
	readonly json?: boolean;
	readonly jsonl?: boolean;
	readonly ask?: boolean;
	readonly model?: string;
	readonly prompt?: string;
	readonly answer?: string;
	/** Modifiers, by the names of their flags. */
	readonly [modifier: string]: string | boolean | readonly string[] | undefined;
}

function parse(argv: readonly string[]) {
	try {
		const { values, positionals } = parseArgs({ args: [...argv], options: OPTIONS, allowPositionals: true });
		return { values: values as unknown as Values, positionals };
	} catch (error) {
		if (!(error instanceof TypeError)) throw error;
		throw new WrongUse(`${error.message.split('. ')[0]}.`);
	}
}

function textOf(words: readonly string[]): string | null {
	const isStandardInput = words.length === 0 || (words.length === 1 && words[0] === '-');
	return isStandardInput ? null : words.join(' ');
}
