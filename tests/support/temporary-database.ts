import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { onTestFinished } from 'vitest';
import { type Database, openDatabase } from '#db/client';
import { migrate } from '#db/migrate';
import { temporaryFolder } from './temporary-folder.ts';

/** A migrated libSQL file of this test's own. */
export async function temporaryDatabase(): Promise<Database> {
	const folder = await temporaryFolder();
	const db = await openDatabase({ url: pathToFileURL(join(folder, 'test.db')).href });
	onTestFinished(() => db.close());
	await migrate(db);
	return db;
}

/** One in memory, for what writes ten thousand times and is not about disks. */
export async function databaseInMemory(): Promise<Database> {
	const db = await openDatabase({ url: 'file::memory:' });
	onTestFinished(() => db.close());
	await migrate(db);
	return db;
}
