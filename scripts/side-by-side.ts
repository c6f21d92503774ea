import { spawn } from 'node:child_process';

/** Runs npm scripts at the same time, prints the output of each once it has ended, and fails when one failed. */

interface Ended {
	readonly name: string;
	readonly isWell: boolean;
}

function run(name: string): Promise<Ended> {
	const began = performance.now();
	const child = spawn('npm', ['run', name], { stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32' });
	const said: Buffer[] = [];
	for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => said.push(chunk));
	return new Promise((resolve) => {
		const end = (isWell: boolean) => {
			const seconds = Math.round((performance.now() - began) / 1000);
			process.stdout.write(Buffer.concat(said));
			console.log(`${isWell ? 'passed' : 'FAILED'}: ${name} (${seconds} s)`);
			resolve({ name, isWell });
		};
		child.on('error', (error) => said.push(Buffer.from(`${error.message}\n`)));
		child.on('close', (code) => end(code === 0));
	});
}

const names = process.argv.slice(2);
console.log(`running side by side: ${names.join(', ')}`);
const failed = (await Promise.all(names.map(run))).filter(({ isWell }) => !isWell);
if (failed.length > 0) {
	console.error(`failed: ${failed.map(({ name }) => name).join(', ')}`);
	process.exitCode = 1;
}
