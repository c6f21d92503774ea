import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { admin as runProgram } from '#cli/admin/admin';
import { type Database, openDatabase } from '#db/client';
import { migrate } from '#db/migrate';
import { withTheTest } from './clean-up.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { runCommand } from './test-terminal.ts';

export interface Ran {
	readonly code: number;
	readonly printed: string;
}

export interface OperatedServer {
	readonly dataFolder: string;
	readonly db: Database;
	/** Runs `ploop-admin` on this data folder. */
	admin(...args: string[]): Promise<Ran>;
	/** Runs it with `--json` and parses the output. */
	json(...args: string[]): Promise<unknown>;
}

/** Runs `ploop-admin` with only these settings. */
export async function runAdmin(args: readonly string[], env: Readonly<Record<string, string>>): Promise<Ran> {
	const { code, printed } = await runCommand(runProgram, args, { env });
	return { code, printed };
}

/** Creates the data folder of a server that has run once; returns the command line for it. */
export async function operatedServer(env: Readonly<Record<string, string>> = {}): Promise<OperatedServer> {
	const dataFolder = await temporaryFolder();
	const db = await openDatabase({ url: pathToFileURL(join(dataFolder, 'ploop.db')).href });
	withTheTest(() => db.close());
	await migrate(db);
	const admin = (...args: string[]) => runAdmin(args, { DATA_DIR: dataFolder, ...env });
	return {
		dataFolder,
		db,
		admin,
		json: async (...args) => JSON.parse((await admin(...args, '--json')).printed),
	};
}
