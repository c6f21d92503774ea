import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CleanUp, withTheTest } from './clean-up.ts';

/** An empty folder, which is removed at the clean-up. */
export async function temporaryFolder(cleanUp: CleanUp = withTheTest): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), 'ploop-test-'));
	cleanUp(() => rm(folder, { recursive: true, force: true }));
	return folder;
}
