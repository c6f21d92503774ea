import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export interface Program {
	/** The first match in what it prints. Rejects, and ends the program, when that does not come. */
	says(pattern: RegExp): Promise<RegExpExecArray>;
	end(): Promise<void>;
}

const PATIENCE_MS = 40_000;

/** Starts a program, to be asked what it prints and to be ended. */
export function startProgram(
	path: string,
	args: readonly string[],
	env: Readonly<Record<string, string>> = {},
): Program {
	// A group of its own: a browser's processes end with it.
	const child = spawn(path, args, {
		env: { ...process.env, ...env },
		detached: true,
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	const ended = once(child, 'close');
	let printed = '';
	let onPrinted = () => {};
	for (const stream of [child.stdout, child.stderr]) {
		stream.setEncoding('utf8').on('data', (text: string) => {
			printed += text;
			onPrinted();
		});
	}
	return {
		says: (pattern) =>
			new Promise((resolve, reject) => {
				const patience = setTimeout(() => killGroup(child), PATIENCE_MS);
				onPrinted = () => {
					const found = pattern.exec(printed);
					if (!found) return;
					clearTimeout(patience);
					resolve(found);
				};
				onPrinted();
				ended.then(() => reject(new Error(`${path} ended:\n${printed}`)), reject);
			}),
		async end() {
			killGroup(child);
			await ended;
		},
	};
}

function killGroup({ pid, exitCode }: ChildProcess): void {
	if (pid === undefined || exitCode !== null) return;
	try {
		process.kill(-pid, 'SIGKILL');
	} catch {
		// It has just ended by itself.
	}
}
