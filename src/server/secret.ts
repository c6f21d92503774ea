import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Name of the secret's file in the data folder. */
export const SECRET_FILE = 'auth-secret';

/** The secret of a local server, created at its first start and readable by its user only. */
export async function keptSecret(dataFolder: string): Promise<string> {
	const file = join(dataFolder, SECRET_FILE);
	try {
		await writeFile(file, `${randomBytes(32).toString('base64url')}\n`, { flag: 'wx', mode: 0o600, flush: true });
	} catch (error) {
		// The file exists, perhaps because another server has just started, so its secret is used.
		if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
	}
	const secret = (await readFile(file, 'utf8')).trim();
	if (secret.length < 32) throw new Error(`${file} holds no usable secret; delete it to have a new one made`);
	return secret;
}
