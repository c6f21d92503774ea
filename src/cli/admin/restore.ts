import { existsSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { copyIn, isFree } from '#db/copies';
import type { Config } from '#server/config';
import { SECRET_FILE } from '#server/secret';
import { changed, refused, requireWord } from './account-named.ts';
import { COPY, checkBackup } from './backup-folder.ts';
import type { Command } from './command.ts';

export const restore: Command = {
	usage: 'restore <backup>',
	about: [
		'puts a backup where there is no database',
		'',
		'Takes the folder that backup made, and writes into the DATA_DIR or the DATABASE_URL that is set. Nothing is replaced: stop the',
		'server and move away what is there first, or name a new, empty database. A backup of a file can go to a libSQL server, and',
		'the other way round. Then start the server and run reconcile.',
		'With --dry-run it is a check of the backup.',
	],
	changes: true,
	async runWithoutDatabase({ config }, order) {
		const folder = requireWord(order, restore.usage);
		const label = await checkBackup(folder);
		if ('fault' in label) return refused(label.fault);
		const address = { url: config.databaseUrl, authToken: config.databaseAuthToken };
		const isPossible = order.isDryRun ? await isFree(address) : await copyIn(join(folder, COPY), address);
		if (!isPossible) return refused('There is a database already, and it was left as it is. Move it away first.');
		if (!order.isDryRun) await restoreSecret(folder, config);
		const count = Object.values(label.rows).reduce((sum, rows) => sum + rows, 0);
		return changed(order, `The backup of ${label.madeAt} is restored, ${count} rows.`, label);
	},
};

/** A secret that a server has made meanwhile may be replaced: without a database nothing depends on it yet. */
async function restoreSecret(folder: string, { authSecret, dataFolder }: Config): Promise<void> {
	const kept = join(folder, SECRET_FILE);
	if (authSecret !== undefined || !existsSync(kept)) return;
	await mkdir(dataFolder, { recursive: true, mode: 0o700 });
	await copyFile(kept, join(dataFolder, SECRET_FILE));
}
