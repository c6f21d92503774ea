import { existsSync } from 'node:fs';
import { copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { copyOut } from '#db/copies';
import { SECRET_FILE } from '#server/secret';
import { refused, requireWord } from './account-named.ts';
import { COPY, labelBackup } from './backup-folder.ts';
import type { Command, Operator, Outcome } from './command.ts';

export const backup: Command = {
	usage: 'backup <folder>',
	about: [
		'writes a backup into a new folder below this one',
		'',
		'A copy of the database as it is at one moment, with the secret in DATA_DIR where there is one. The server may go on writing.',
		'The copy is looked through before the backup is called one; until then its folder ends in .part. Who can read it can read',
		'what people wrote: keep it where only you can.',
	],
	changes: false,
	async run(operator, order) {
		const name = `ploop-${operator.now.toISOString().replace(/\.\d+/, '').replaceAll(':', '')}`;
		const folder = join(requireWord(order, backup.usage), name);
		if (existsSync(folder)) return refused(`There is a backup at ${folder} already.`);
		return makeBackup(operator, folder);
	},
};

async function makeBackup({ db, config, now }: Operator, folder: string): Promise<Outcome> {
	const part = `${folder}.part`;
	await rm(part, { recursive: true, force: true });
	await mkdir(part, { recursive: true, mode: 0o700 });
	await copyOut(db, { url: config.databaseUrl, authToken: config.databaseAuthToken }, join(part, COPY));
	const secret = join(config.dataFolder, SECRET_FILE);
	if (config.authSecret === undefined && existsSync(secret)) await copyFile(secret, join(part, SECRET_FILE));
	const label = await labelBackup(part, now);
	await rename(part, folder);
	const count = Object.values(label.rows).reduce((sum, rows) => sum + rows, 0);
	return { value: { folder, ...label }, lines: [`Backed up to ${folder}: ${count} rows, looked through and sound.`] };
}
