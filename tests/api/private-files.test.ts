import { chmod, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startServer } from '#support/started-server';

/** Files and folders that other users than the server's may read or write. */
async function openToOthers(folder: string): Promise<string[]> {
	const names = await readdir(folder, { recursive: true });
	const modes = await Promise.all(names.map(async (name) => [name, (await stat(join(folder, name))).mode] as const));
	return modes.filter(([, mode]) => (mode & 0o077) !== 0).map(([name]) => name);
}

test('the server’s files can be read by its own user only, even if the database was made with other rights', async () => {
	const { dataFolder, child } = await startServer();
	expect(await readdir(dataFolder)).toContain('ploop.db');
	expect(await openToOthers(dataFolder)).toEqual([]);
	child.process.kill('SIGTERM');
	await child.ended();
	await chmod(join(dataFolder, 'ploop.db'), 0o644);
	await startServer({ env: { DATA_DIR: dataFolder } });
	expect(await openToOthers(dataFolder)).toEqual([]);
});
