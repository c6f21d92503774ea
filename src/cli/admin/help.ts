import { EXIT } from '../exit-codes.ts';
import type { Command } from './command.ts';
import { COMMANDS } from './commands.ts';

const COLUMN = 44;
/** The description of a command stands beside its call, or below where the call is long. */
const commandLines = [...COMMANDS.values()]
	.map(({ usage, about }) => {
		const called = usage.length < COLUMN ? usage.padEnd(COLUMN) : `${usage}\n${' '.repeat(COLUMN + 2)}`;
		return `  ${called}${about[0]}`;
	})
	.join('\n');

export const GENERAL_HELP = `ploop-admin does what an operator of PLOOP has to do. It reads the settings of the server (the environment and .env)
and works on its database, also while the server runs.

Usage
  ploop-admin <command> [options]

Commands
${commandLines}

Options
  --dry-run           say what would be done, and change nothing (for commands that change something)
  --json              print JSON
  -h, --help          this page, or with a command what it does

Exit codes
  ${EXIT.ok}  done
  ${EXIT.nothingFound}  there is no such account, review, message or mail, or it is not in a state for that; nothing was changed
  ${EXIT.wrongUse}  wrong use, or settings that cannot be used
  ${EXIT.internal}  a fault, such as a locked database
`;

export function helpOf(name: string, { usage, about, flags = {}, changes }: Command): string {
	const options = [
		...Object.entries(flags).map(([flag, one]) => [
			`--${flag}${one.type === 'string' ? ` <${flag === 'until' ? 'date' : 'value'}>` : ''}`,
			one.about,
		]),
		...(changes ? [['--dry-run', 'say what would be done, and change nothing']] : []),
		['--json', 'print JSON'],
	];
	const optionLines = options.map(([flag = '', text = '']) => `  ${flag.padEnd(18)}${text}`).join('\n');
	return `ploop-admin ${name}: ${about.join('\n')}\n\nUsage\n  ploop-admin ${usage}\n\nOptions\n${optionLines}\n`;
}
