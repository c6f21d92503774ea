import { existsSync, statSync } from 'node:fs';
import { chmod, copyFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Database, type DatabaseAddress, isFile, openDatabase } from './client.ts';
import { pathOfFile } from './file-path.ts';
import { migrate } from './migrate.ts';
import { putInPlace, removeFile } from './put-in-place.ts';
import { DatabaseRefusedError } from './refused.ts';

export interface StartedDatabase {
	readonly db: Database;
	/** Whether this start created it. */
	readonly isNew: boolean;
}

/**
 * Opens the database and migrates it; creates it where there is none. Throws `DatabaseRefusedError` for a file
 * that an earlier start cannot have left: a server must not start with empty data where there should be some.
 */
export async function startDatabase(address: DatabaseAddress): Promise<StartedDatabase> {
	const path = isFile(address.url) ? pathOfFile(address.url) : null;
	const isNew = path === null ? false : await makeWhereNone(path);
	const db = await openDatabase(address);
	if (path !== null) await requireOwnTables(db, path);
	const applied = await migrate(db);
	return { db, isNew: isNew || (path === null && applied.includes(FIRST_MIGRATION)) };
}

const FIRST_MIGRATION = '0001_house.sql';
const HOW_ON = 'Restore a backup, or move the file away to begin with an empty database.';

/**
 * Made under another name and moved into place complete, so that no start finds half a file and two starts do not make
 * two.
 */
async function makeWhereNone(path: string): Promise<boolean> {
	const name = basename(path);
	if (existsSync(path)) {
		if (statSync(path).size === 0) throw new DatabaseRefusedError(`${path} is empty (0 bytes). ${HOW_ON}`);
		return false;
	}
	if (existsSync(`${path}-wal`))
		throw new DatabaseRefusedError(
			`${path} is gone, but ${name}-wal is there. Put both back or restore a backup; or move ${name}-wal away to begin with an empty database.`,
		);
	return putInPlace(path, async (draft) => {
		const made = `${draft}-made`;
		await makeEmpty(made);
		// A copy, because the driver may hold a closed file for a while: SQLite would take the next connection to it for a
		// neighbour of the first, and have it share memory with that one instead of with other processes.
		await copyFile(made, draft);
		await removeFile(made);
		// The log file gets its mode from the database file.
		await chmod(draft, 0o600);
	});
}

async function makeEmpty(path: string): Promise<void> {
	const db = await openDatabase({ url: pathToFileURL(path).href });
	await migrate(db);
	await db.emptyLog();
	db.close();
}

async function requireOwnTables(db: Database, path: string): Promise<void> {
	const sql = "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'migrations'";
	if ((await db.read({ sql, args: [] })).length > 0) return;
	db.close();
	throw new DatabaseRefusedError(
		`${path} holds no tables of PLOOP; perhaps it was copied without ${basename(path)}-wal. ${HOW_ON}`,
	);
}
