import { type Client, createClient, type InValue, type Row } from '@libsql/client';
import { codeOf, retryWhileBusy } from './busy.ts';
import { createWriteQueue } from './write-queue.ts';

export interface Statement {
	readonly sql: string;
	readonly args: InValue[];
}

export type Rows = readonly Row[];

/** The one way to the database. A process opens it once. */
export interface Database {
	/** One statement that changes nothing. */
	read(statement: Statement): Promise<Rows>;
	/** All statements or none, in one transaction; the rows of each. Throws `DatabaseBusyError` after four seconds of lock. */
	write(statements: readonly Statement[]): Promise<Rows[]>;
	/** Empties the log of a file into it, so that what was erased cannot be read there either. On a server: nothing. */
	emptyLog(): Promise<void>;
	close(): void;
}

export interface DatabaseAddress {
	/** `file:…` or the URL of a libSQL server. */
	readonly url: string;
	readonly authToken?: string | undefined;
}

/**
 * libSQL waits for a lock synchronously, with the event loop stopped: so it waits briefly, and `retryWhileBusy` does the
 * rest. Set here and not by PRAGMA, because a pragma would not reach the next connection.
 */
const LOCK_WAIT_MS = 25;

/**
 * On a file: one connection (SQLite before 3.51.3 may corrupt a WAL shared by two), write-ahead log, full sync, and what
 * is deleted is overwritten.
 */
export async function openDatabase(address: DatabaseAddress): Promise<Database> {
	const client = createClient({
		url: address.url,
		timeout: LOCK_WAIT_MS,
		concurrency: isFile(address.url) ? 1 : 20,
		...(address.authToken === undefined ? {} : { authToken: address.authToken }),
	});
	const isOnFile = isFile(address.url);
	const overwriteErased = async () => {
		if (isOnFile) await client.execute('PRAGMA secure_delete = ON');
	};
	const refresh = async () => {
		client.reconnect();
		await overwriteErased();
	};
	if (isOnFile) await retryWhileBusy(() => client.execute('PRAGMA journal_mode = WAL'), refresh);
	await overwriteErased();

	return {
		read: (statement) => retryWhileBusy(() => readOnce(client, statement), refresh),
		write: createWriteQueue((statements) =>
			retryWhileBusy(async () => (await client.batch(statements, 'write')).map((result) => result.rows), refresh),
		),
		emptyLog: async () => {
			if (isOnFile) await client.execute('PRAGMA wal_checkpoint(TRUNCATE)');
		},
		close: () => client.close(),
	};
}

export const isFile = (url: string): boolean => url.startsWith('file:');

/** A reconnect for a busy write may close the connection under a read that has just borrowed it. */
async function readOnce(client: Client, statement: Statement): Promise<Rows> {
	try {
		return (await client.execute(statement)).rows;
	} catch (error) {
		if (codeOf(error) !== 'CLIENT_CLOSED' || client.closed) throw error;
		return (await client.execute(statement)).rows;
	}
}
