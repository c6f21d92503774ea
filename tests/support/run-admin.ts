import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Database, openDatabase } from '#db/client';
import { migrate } from '#db/migrate';
import { startNode } from './child-process.ts';
import { withTheTest } from './clean-up.ts';
import { temporaryFolder } from './temporary-folder.ts';

export interface Ran {
	readonly code: number | NodeJS.Signals;
	readonly printed: string;
}

export interface OperatedServer {
	readonly dataFolder: string;
	readonly db: Database;
	/** Runs `ploop-admin` as a person would, on this data folder. */
	admin(...args: string[]): Promise<Ran>;
	/** The same with `--json`. */
	json(...args: string[]): Promise<unknown>;
}

/** The data folder of a server that ran once, and the command line that works on it. */
export async function operatedServer(env: Readonly<Record<string, string>> = {}): Promise<OperatedServer> {
	const dataFolder = await temporaryFolder();
	const db = await openDatabase({ url: pathToFileURL(join(dataFolder, 'ploop.db')).href });
	withTheTest(() => db.close());
	await migrate(db);
	const admin = async (...args: string[]) => {
		const child = startNode(['src/cli/ploop-admin.mjs', ...args], { DATA_DIR: dataFolder, ...env });
		return { code: await child.ended(), printed: child.printed() };
	};
	return {
		dataFolder,
		db,
		admin,
		json: async (...args) => JSON.parse((await admin(...args, '--json')).printed),
	};
}
