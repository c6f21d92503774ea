import { ConfigError } from '#server/config';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import { complain, type Terminal, writeOut } from '../terminal.ts';
import { WrongUse } from '../wrong-use.ts';
import type { Command, Order, Outcome } from './command.ts';
import { GENERAL_HELP, helpOf } from './help.ts';
import { openOperator, operatorConfig } from './open-operator.ts';
import { readOrder } from './read-order.ts';
import { terminalJson, terminalText } from './terminal-text.ts';

/** The operator's command line, arguments in and exit code out. */
export async function admin(argv: readonly string[], terminal: Terminal): Promise<ExitCode> {
	try {
		return await run(argv, terminal);
	} catch (error) {
		complain(terminal, `ploop-admin: ${sentenceOf(error)}`);
		return error instanceof WrongUse || error instanceof ConfigError ? EXIT.wrongUse : EXIT.internal;
	}
}

async function run(argv: readonly string[], terminal: Terminal): Promise<ExitCode> {
	const { name, command, wantsHelp, asJson, ...order } = readOrder(argv);
	if (command === null || wantsHelp) {
		await writeOut(terminal, command === null ? GENERAL_HELP : helpOf(name, command));
		return EXIT.ok;
	}
	const { value, lines, code = EXIT.ok } = await carryOut(command, order, terminal);
	await writeOut(
		terminal,
		asJson
			? `${terminalJson(JSON.stringify(value, null, 2))}\n`
			: terminalText(lines.map((line) => `${line}\n`).join('')),
	);
	return code;
}

async function carryOut(command: Command, order: Order, { env }: Terminal): Promise<Outcome> {
	const now = new Date();
	if ('runWithoutDatabase' in command) return command.runWithoutDatabase({ config: operatorConfig(env), now }, order);
	const operator = await openOperator(env, now);
	try {
		return await command.run(operator, order);
	} finally {
		operator.db.close();
	}
}

function sentenceOf(error: unknown): string {
	if (error instanceof WrongUse) return `${error.message}\nSee: ploop-admin --help`;
	if (error instanceof ConfigError) return error.lines.join('\n');
	if (!(error instanceof Error)) return String(error);
	if (error.name === 'DatabaseBusyError')
		return 'the database is locked by another program. Nothing was changed; try again.';
	if (/no such (table|column)/.test(error.message))
		return 'the database is from an older version. Start the server once, which brings it up to date.';
	return error.message;
}
