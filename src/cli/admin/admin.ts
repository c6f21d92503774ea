import { ConfigError } from '#server/config';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import { stopQuietlyWhenReaderLeaves, writeOut } from '../write-out.ts';
import { WrongUse } from '../wrong-use.ts';
import { GENERAL_HELP, helpOf } from './help.ts';
import { openOperator } from './open-operator.ts';
import { readOrder } from './read-order.ts';
import { terminalJson, terminalText } from './terminal-text.ts';

/** The operator's command line, arguments in and exit code out. */
export async function admin(argv: readonly string[]): Promise<ExitCode> {
	stopQuietlyWhenReaderLeaves();
	try {
		return await run(argv);
	} catch (error) {
		console.error(`ploop-admin: ${sentenceOf(error)}`);
		return error instanceof WrongUse || error instanceof ConfigError ? EXIT.wrongUse : EXIT.internal;
	}
}

async function run(argv: readonly string[]): Promise<ExitCode> {
	const { name, command, wantsHelp, asJson, ...order } = readOrder(argv);
	if (command === null || wantsHelp) {
		await writeOut(command === null ? GENERAL_HELP : helpOf(name, command));
		return EXIT.ok;
	}
	const operator = await openOperator(new Date());
	try {
		const { value, lines, code = EXIT.ok } = await command.run(operator, order);
		await writeOut(
			asJson
				? `${terminalJson(JSON.stringify(value, null, 2))}\n`
				: terminalText(lines.map((line) => `${line}\n`).join('')),
		);
		return code;
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
