import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client';
import { type Database, type DatabaseAddress, isFile, openDatabase } from './client.ts';
import { copyTables, findSchema } from './copy-tables.ts';
import { pathOfFile } from './file-path.ts';
import { putInPlace } from './put-in-place.ts';
import { serverClient } from './server.ts';

/** No request waits for a copy, but a server that is silent for this long will not answer any more. */
const PATIENCE_MS = 60_000;

const urlOf = (path: string): string => pathToFileURL(path).href;

/** Opens a copy for reading only: nothing is written into it or beside it. */
function openCopy(path: string): Pick<Database, 'read' | 'close'> {
	const client = createClient({ url: urlOf(path), concurrency: 1 });
	return { read: async (statement) => (await client.execute(statement)).rows, close: () => client.close() };
}

/**
 * Writes the state of the database at one moment into a new file, while other processes go on writing to the database.
 * This process writes nothing to a database file, not even to its log.
 */
export async function copyOut(db: Database, address: DatabaseAddress, path: string): Promise<void> {
	if (isFile(address.url)) await db.read({ sql: 'VACUUM INTO ?', args: [path] });
	else await copyFromServer(address, path);
	await chmod(path, 0o600);
}

async function copyFromServer(address: DatabaseAddress, path: string): Promise<void> {
	const client = serverClient(address, () => AbortSignal.timeout(PATIENCE_MS));
	const copy = await openDatabase({ url: urlOf(path) });
	const moment = await client.transaction('read');
	try {
		await copyTables(async (statement) => (await moment.execute(statement)).rows, copy);
		// Makes the copy one file, without a log beside it.
		await copy.read({ sql: 'PRAGMA journal_mode = DELETE', args: [] });
	} finally {
		moment.close();
		client.close();
		copy.close();
	}
}

/** Whether the address is free: a copy put there would replace nothing. */
export async function isFree(address: DatabaseAddress): Promise<boolean> {
	const path = pathOfFile(address.url);
	if (isFile(address.url)) return path !== null && !existsSync(path) && !existsSync(`${path}-wal`);
	const db = await openDatabase(address);
	return (await findSchema(db.read)).length === 0;
}

/** Puts a copy at a free address. False when the address turns out to be taken; nothing is changed then. */
export async function copyIn(path: string, address: DatabaseAddress): Promise<boolean> {
	if (!(await isFree(address))) return false;
	const target = isFile(address.url) ? pathOfFile(address.url) : null;
	if (target === null) {
		const copy = openCopy(path);
		await copyTables(copy.read, await openDatabase({ ...address, answersWithinMs: PATIENCE_MS }));
		copy.close();
		return true;
	}
	await mkdir(dirname(target), { recursive: true, mode: 0o700 });
	return putInPlace(target, async (draft) => {
		await copyFile(path, draft);
		await chmod(draft, 0o600);
	});
}

export interface CopyContent {
	/** What SQLite finds wrong with the file; empty when it is sound. */
	readonly faults: readonly string[];
	/** Rows by table. */
	readonly rows: Readonly<Record<string, number>>;
	readonly migrations: readonly string[];
}

/** Reads from the file itself how many rows the copy has. */
export async function inspectCopy(path: string): Promise<CopyContent> {
	const copy = openCopy(path);
	try {
		const checks = await copy.read({ sql: 'PRAGMA integrity_check', args: [] });
		const strays = await copy.read({ sql: 'PRAGMA foreign_key_check', args: [] });
		const tables = (await findSchema(copy.read)).filter(({ type }) => type === 'table');
		const counts = tables.map(async ({ name }) => {
			const [row] = await copy.read({ sql: `SELECT count(*) AS n FROM "${name}"`, args: [] });
			return [name, Number(row?.['n'])] as const;
		});
		const migrations = await copy.read({ sql: 'SELECT name FROM migrations ORDER BY name', args: [] });
		return {
			faults: [
				...checks.map((row) => String(row['integrity_check'])).filter((text) => text !== 'ok'),
				...strays.map((row) => `${row['table']} names a row of ${row['parent']} that is not there`),
			],
			rows: Object.fromEntries(await Promise.all(counts)),
			migrations: migrations.map((row) => String(row['name'])),
		};
	} finally {
		copy.close();
	}
}
