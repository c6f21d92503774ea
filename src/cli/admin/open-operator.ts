import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { isFile, openDatabase } from '#db/client';
import { pathOfFile } from '#db/file-path';
import { requireNoneNewer } from '#db/migrate';
import { type Config, ConfigError, readConfig } from '#server/config';
import type { Terminal } from '../terminal.ts';
import type { Operator } from './command.ts';

type Environment = Terminal['env'];

const ROOT = join(import.meta.dirname, '../../..');

/**
 * The server's settings and its database. Never makes a database: a mistyped folder must not look like an empty one. Throws
 * `DatabaseRefusedError` for one that a newer release has changed.
 */
export async function openOperator(env: Environment, now: Date): Promise<Operator> {
	const config = operatorConfig(env);
	const url = config.databaseUrl;
	const path = isFile(url) ? pathOfFile(url) : null;
	if (path !== null && !existsSync(path))
		throw new ConfigError([`there is no database at ${path}. Start the server once, or set DATA_DIR.`]);
	const db = await openDatabase({ url, authToken: config.databaseAuthToken });
	await requireNoneNewer(db);
	return { config, now, db };
}

/** The settings of the server, which reads the same file. Throws `ConfigError`. */
export function operatorConfig(env: Environment): Config {
	const file = join(ROOT, '.env');
	return readConfig({ ...(existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}), ...env });
}
