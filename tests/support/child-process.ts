import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type CleanUp, withTheTest } from './clean-up.ts';

export interface Child {
	readonly process: ChildProcess;
	/** The text printed so far, on both streams. */
	printed(): string;
	/** Resolves with the printed text once it contains `text`. Rejects when the process ends before. */
	waitFor(text: string): Promise<string>;
	/** Resolves with the exit code, or the signal that ended it. */
	ended(): Promise<number | NodeJS.Signals>;
}

/** Runs a TypeScript program in a new Node process, which is killed at the clean-up. */
export function startNode(
	args: readonly string[],
	env: Readonly<Record<string, string>> = {},
	cleanUp: CleanUp = withTheTest,
): Child {
	const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env;
	const child = spawn(process.execPath, args, { env: { PATH, NODE_COMPILE_CACHE, ...env } });
	cleanUp(() => child.kill('SIGKILL'));
	let text = '';
	const listeners = new Set<() => void>();
	for (const stream of [child.stdout, child.stderr]) {
		stream.setEncoding('utf8').on('data', (chunk: string) => {
			text += chunk;
			for (const listener of listeners) listener();
		});
	}
	const exit = once(child, 'close').then(([code, signal]) => (code ?? signal) as number | NodeJS.Signals);
	return {
		process: child,
		printed: () => text,
		ended: () => exit,
		waitFor: (wanted) =>
			new Promise((resolve, reject) => {
				const look = () => text.includes(wanted) && resolve(text);
				listeners.add(look);
				look();
				exit.then(() => reject(new Error(`ended before it printed ${wanted}:\n${text}`)));
			}),
	};
}
