import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from './busy.ts';
import type { Database, Statement } from './client.ts';
import { DatabaseRefusedError } from './refused.ts';

export const MIGRATIONS_FOLDER = join(import.meta.dirname, 'migrations');

/**
 * Applies missing migrations in order, each file in one transaction with the row that records it: a process killed in
 * the middle leaves the file unapplied, and of two processes at once the second is refused by the row's key. Throws
 * `DatabaseRefusedError` when a newer release has applied migrations.
 *
 * @returns the names of the files applied by this call
 */
export async function migrate(db: Database, folder: string = MIGRATIONS_FOLDER): Promise<string[]> {
	await db.write([
		{
			sql: 'CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY, applied_at INTEGER NOT NULL) STRICT',
			args: [],
		},
	]);
	const known = new Set(await requireNoneNewer(db, folder));
	const applied: string[] = [];
	for (const name of await migrationNames(folder)) {
		if (known.has(name)) continue;
		if (await applyOne(db, name, await readFile(join(folder, name), 'utf8'))) applied.push(name);
	}
	return applied;
}

/** The names of the files applied so far. Throws `DatabaseRefusedError` when there are some that this release does not know. */
export async function requireNoneNewer(db: Database, folder: string = MIGRATIONS_FOLDER): Promise<string[]> {
	const rows = await db.read({ sql: 'SELECT name FROM migrations ORDER BY name', args: [] });
	const applied = rows.map((row) => String(row['name']));
	const newer = await findNewer(applied, folder);
	if (newer.length === 0) return applied;
	throw new DatabaseRefusedError(
		`the database was changed by a newer release (${newer.join(', ')}). Run that release, or restore a backup made before it.`,
	);
}

/** Those of `applied` that this release does not know. */
export async function findNewer(applied: readonly string[], folder: string = MIGRATIONS_FOLDER): Promise<string[]> {
	const own = await migrationNames(folder);
	return applied.filter((name) => !own.includes(name));
}

async function migrationNames(folder: string): Promise<string[]> {
	return (await readdir(folder)).filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name)).sort();
}

async function applyOne(db: Database, name: string, sql: string): Promise<boolean> {
	const claim: Statement = {
		sql: 'INSERT INTO migrations (name, applied_at) VALUES (?, unixepoch())',
		args: [name],
	};
	try {
		await db.write([claim, ...statementsOf(sql)]);
		return true;
	} catch (error) {
		if (codeOf(error) === 'SQLITE_CONSTRAINT' && (await isApplied(db, name))) return false;
		throw error;
	}
}

async function isApplied(db: Database, name: string): Promise<boolean> {
	return (await db.read({ sql: 'SELECT 1 FROM migrations WHERE name = ?', args: [name] })).length === 1;
}

/** A statement ends with a semicolon at the end of a line; migrations keep to that. */
function statementsOf(sql: string): Statement[] {
	return sql
		.split(/;[ \t]*\r?\n/)
		.map((text) => text.replace(/^\s*--.*$/gm, '').trim())
		.filter((text) => text !== '')
		.map((text) => ({ sql: text, args: [] }));
}
