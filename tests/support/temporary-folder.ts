import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CleanUp, withTheTest } from './clean-up.ts';

/** An empty folder, removed when it is no longer needed. */
export async function temporaryFolder(cleanUp: CleanUp = withTheTest): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), 'ploop-test-'));
	cleanUp(() => rm(folder, { recursive: true, force: true }));
	return folder;
}
