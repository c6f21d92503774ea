import type { InValue, Row } from '@libsql/client';

export interface Statement {
	readonly sql: string;
	readonly args: InValue[];
}

export type Rows = readonly Row[];

/**
 * The one way to the database. A process opens it once. A call throws `DatabaseBusyError` after four seconds of lock, and
 * `DatabaseUnavailableError` after six at most when the database is silent, and at once when it is gone.
 */
export interface Database {
	/** One statement that changes nothing. */
	read(statement: Statement): Promise<Rows>;
	/** All statements or none, in one transaction; the rows of each. */
	write(statements: readonly Statement[]): Promise<Rows[]>;
	/** Writes a file's log into the file and empties it, so that erased data cannot be read in the log. On a server: nothing. Throws `DatabaseBusyError`. */
	emptyLog(): Promise<void>;
	close(): void;
}

export interface DatabaseAddress {
	/** `file:…` or the URL of a libSQL server. */
	readonly url: string;
	readonly authToken?: string | undefined;
	/** How long a server may take for one call; absent: three seconds. */
	readonly answersWithinMs?: number | undefined;
}
