import { type ParseArgsConfig, parseArgs } from 'node:util';
import { WrongUse } from '../wrong-use.ts';
import type { Command, Order } from './command.ts';
import { COMMANDS } from './commands.ts';

export interface ReadOrder extends Order {
	readonly name: string;
	/** null: none was named, which asks for help. */
	readonly command: Command | null;
	readonly wantsHelp: boolean;
	readonly asJson: boolean;
}

/** Reads the operator's command line. Throws `WrongUse` with a sentence they can act on. */
export function readOrder(argv: readonly string[]): ReadOrder {
	const [name = '', ...rest] = argv;
	const command = COMMANDS.get(name) ?? null;
	const isHelp = ['', 'help', '-h', '--help'].includes(name);
	if (command === null && !isHelp) throw new WrongUse(`There is no command '${name}'.`);
	const { values, positionals } = parse(isHelp ? [] : rest, command);
	const { help = false, json = false, 'dry-run': dryRun = false, ...flags } = values;
	return {
		name,
		command,
		words: positionals,
		flags,
		wantsHelp: help === true,
		asJson: json === true,
		isDryRun: dryRun === true,
	};
}

function parse(args: readonly string[], command: Command | null) {
	const own = Object.entries(command?.flags ?? {}).map(([flag, { type }]) => [flag, { type }] as const);
	const options: NonNullable<ParseArgsConfig['options']> = {
		help: { type: 'boolean', short: 'h' },
		json: { type: 'boolean' },
		...(command?.changes ? { 'dry-run': { type: 'boolean' } } : {}),
		...Object.fromEntries(own),
	};
	try {
		const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
		return { values: values as Readonly<Record<string, string | boolean | undefined>>, positionals };
	} catch (error) {
		if (!(error instanceof TypeError)) throw error;
		throw new WrongUse(`${error.message.split('. ')[0]}.`);
	}
}
