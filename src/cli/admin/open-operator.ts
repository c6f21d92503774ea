import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isFile, openDatabase } from '#db/client';
import { ConfigError, readConfig } from '#server/config';
import type { Operator } from './command.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** The server's settings and its database. Never makes a database: a mistyped folder must not look like an empty one. */
export async function openOperator(now: Date): Promise<Operator> {
	if (existsSync(join(ROOT, '.env'))) process.loadEnvFile(join(ROOT, '.env'));
	const config = readConfig(process.env);
	const url = config.databaseUrl;
	if (isFile(url) && !existsSync(pathOf(url)))
		throw new ConfigError([`there is no database at ${pathOf(url)}. Start the server once, or set DATA_DIR.`]);
	return { config, now, db: await openDatabase({ url, authToken: config.databaseAuthToken }) };
}

/** `file:///a/b.db` and the shorter `file:b.db`. */
const pathOf = (url: string): string => (url.startsWith('file:/') ? fileURLToPath(url) : url.slice('file:'.length));
