import { Readable, Writable } from 'node:stream';
import type { Terminal } from '#cli/terminal';

export interface CommandRun {
	readonly code: number;
	readonly out: string;
	readonly err: string;
	/** Both outputs, in the order in which they were written. */
	readonly printed: string;
}

interface TerminalOptions {
	readonly input?: string;
	readonly env?: Terminal['env'];
	/** Whether standard output is a terminal. */
	readonly isTTY?: boolean;
}

type Program = (argv: readonly string[], terminal: Terminal) => Promise<number>;

/** Runs a command line in this process with a terminal double, so that hundreds of runs load the engine only once. */
export async function runCommand(
	program: Program,
	argv: readonly string[],
	{ input = '', env = {}, isTTY = false }: TerminalOptions = {},
): Promise<CommandRun> {
	const written: { to: 'out' | 'err'; text: string }[] = [];
	const collect = (to: 'out' | 'err') =>
		new Writable({
			decodeStrings: false,
			write: (text: string, _, done) => {
				written.push({ to, text });
				done();
			},
		});
	const stdin = Readable.from(input === '' ? [] : [Buffer.from(input)], { objectMode: false });
	const code = await program(argv, {
		stdin,
		stdout: Object.assign(collect('out'), { isTTY }),
		stderr: collect('err'),
		env,
	});
	const textOf = (...to: string[]) =>
		written
			.filter((one) => to.includes(one.to))
			.map(({ text }) => text)
			.join('');
	return { code, out: textOf('out'), err: textOf('err'), printed: textOf('out', 'err') };
}
