import { type Client, createClient } from '@libsql/client';
import { codeOf, DatabaseBusyError, retryWhileBusy } from './busy.ts';
import type { Database, Rows, Statement } from './database.ts';
import { pathOfFile, watchFile } from './file-path.ts';
import { createWriteQueue } from './write-queue.ts';

/**
 * libSQL waits for a lock synchronously, with the event loop stopped: so it waits briefly, and `retryWhileBusy` does the
 * rest. Set here and not by PRAGMA, because a pragma would not reach the next connection.
 */
const LOCK_WAIT_MS = 25;

/**
 * One connection (SQLite before 3.51.3 may corrupt a WAL that two write to), write-ahead log, full sync, and deleted data is
 * overwritten on the disk.
 */
export async function openFile(url: string): Promise<Database> {
	const client = createClient({ url, timeout: LOCK_WAIT_MS, concurrency: 1 });
	const overwriteErased = async () => void (await client.execute('PRAGMA secure_delete = ON'));
	const refresh = async () => {
		client.reconnect();
		await overwriteErased();
	};
	await retryWhileBusy(() => client.execute('PRAGMA journal_mode = WAL'), refresh);
	await overwriteErased();
	const requireInPlace = watchFile(pathOfFile(url));
	const whileBusy = <T>(attempt: () => Promise<T>): Promise<T> =>
		retryWhileBusy(async () => {
			requireInPlace();
			return await attempt();
		}, refresh);

	return {
		read: (statement) => whileBusy(() => readOnce(client, statement)),
		write: createWriteQueue((statements) =>
			whileBusy(async () => (await client.batch(statements, 'write')).map((result) => result.rows)),
		),
		emptyLog: () => whileBusy(() => truncateLog(client)),
		close: () => client.close(),
	};
}

/** When another process is reading the log, the pragma reports it in its row and throws nothing. */
async function truncateLog(client: Client): Promise<void> {
	const { rows } = await client.execute('PRAGMA wal_checkpoint(TRUNCATE)');
	if (rows[0]?.['busy'] !== 0) throw new DatabaseBusyError('the log is being read');
}

/** A reconnect for a busy write may close the connection under a read that has just borrowed it. */
async function readOnce(client: Client, statement: Statement): Promise<Rows> {
	try {
		return (await client.execute(statement)).rows;
	} catch (error) {
		if (codeOf(error) !== 'CLIENT_CLOSED' || client.closed) throw error;
		return (await client.execute(statement)).rows;
	}
}
