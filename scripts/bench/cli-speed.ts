import { spawnSync } from 'node:child_process';
import { atLeast, type Figure } from './figure.ts';
import { readPrompts } from './sample-texts.ts';

const PROMPTS = 4000;
const COMMAND = 'node scripts/bench/run.ts cli';

/** Measures prompts a second through `ploop optimise --jsonl`, its start included, on one core where `taskset` exists. */
export function measureCommandLine(): Figure[] {
	const prompts = readPrompts();
	const lines = Array.from(
		{ length: PROMPTS },
		(_, id) => `${JSON.stringify({ id, prompt: prompts[id % prompts.length] })}\n`,
	);
	const node = [process.execPath, 'src/cli/ploop.mjs', 'optimise', '--jsonl'] as const;
	const hasTaskset = spawnSync('taskset', ['--version']).status === 0;
	const [command, ...args] = hasTaskset ? ['taskset', '-c', '0', ...node] : node;
	const start = performance.now();
	const run = spawnSync(command, args, { input: lines.join(''), maxBuffer: 2 ** 30, timeout: 120_000 });
	const seconds = (performance.now() - start) / 1000;
	const answered = run.stdout.toString().trimEnd().split('\n').length;
	if (run.status !== 0 || answered !== PROMPTS)
		throw new Error(`the command line answered ${answered} of ${PROMPTS}: ${run.stderr}`);

	return [
		{
			part: 'Command line',
			name: `${PROMPTS} prompts, one core`,
			value: PROMPTS / seconds,
			unit: 'prompts/s',
			target: atLeast(200),
			command: COMMAND,
		},
	];
}
