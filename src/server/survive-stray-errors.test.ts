import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startNode } from '#support/child-process';

const FILE = join(process.cwd(), 'src/server/survive-stray-errors.ts');
/** A program that logs once for each line on standard input, and then counts the stray errors. */
const PROGRAM = `
const { surviveStrayErrors } = await import(${JSON.stringify(FILE)});
surviveStrayErrors();
let strays = 0;
process.on('uncaughtException', () => { strays += 1; });
process.stdin.once('data', async () => {
	process.stderr.write('one line\\n');
	for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setImmediate(resolve));
	console.log('strays: ' + strays);
	process.exit(0);
});
console.log('ready');
`;

test('a log that nobody reads any more is no stray error, and so not logged in turn', async () => {
	const { process: child, waitFor, ended } = startNode(['--input-type=module', '-e', PROGRAM]);
	await waitFor('ready');
	child.stderr?.destroy();
	if (child.stderr) await once(child.stderr, 'close');
	child.stdin?.write('log');
	expect(await waitFor('strays:')).toContain('strays: 0');
	expect(await ended()).toBe(0);
});
