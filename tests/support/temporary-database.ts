import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { onTestFinished } from 'vitest';
import { type Database, openDatabase } from '#db/client';
import { migrate } from '#db/migrate';
import { temporaryFolder } from './temporary-folder.ts';

/** A migrated libSQL file for one test. */
export async function temporaryDatabase(): Promise<Database> {
	migrated ??= makeMigrated();
	const file = join(await temporaryFolder(), 'test.db');
	await writeFile(file, await migrated);
	const db = await openDatabase({ url: pathToFileURL(file).href });
	onTestFinished(() => db.close());
	return db;
}

/** The migrated file, of which each test gets a copy, because migrations write to the disk and so are slow. */
let migrated: Promise<Buffer> | null = null;

async function makeMigrated(): Promise<Buffer> {
	const folder = await mkdtemp(join(tmpdir(), 'ploop-test-'));
	const file = join(folder, 'template.db');
	const db = await openDatabase({ url: pathToFileURL(file).href });
	await migrate(db);
	// Afterwards the whole database is in one file.
	await db.emptyLog();
	db.close();
	const bytes = await readFile(file);
	await rm(folder, { recursive: true });
	return bytes;
}

/** A database in memory, for tests that write thousands of times and are not about the disk. */
export async function databaseInMemory(): Promise<Database> {
	const db = await openDatabase({ url: 'file::memory:' });
	onTestFinished(() => db.close());
	await migrate(db);
	return db;
}
