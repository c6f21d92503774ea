import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DatabaseUnavailableError } from './unavailable.ts';

/** `file:///a/b.db` and the shorter `file:b.db`; null: in memory. */
export function pathOfFile(url: string): string | null {
	const path = url.startsWith('file:/') ? fileURLToPath(url) : url.slice('file:'.length);
	return path === ':memory:' ? null : path;
}

/**
 * A check, made before each call, that the open file is still the one at its path: writes into a
 * deleted file are lost with the process. Throws `DatabaseUnavailableError`.
 */
export function watchFile(path: string | null): () => void {
	if (path === null) return () => {};
	const identityOf = () => {
		const found = statSync(path, { throwIfNoEntry: false });
		return found && `${found.dev} ${found.ino}`;
	};
	const opened = identityOf();
	return () => {
		const now = identityOf();
		if (now === opened) return;
		const code = now === undefined ? 'GONE' : 'REPLACED';
		throw new DatabaseUnavailableError('the open database file is no longer at its path', { code });
	};
}
