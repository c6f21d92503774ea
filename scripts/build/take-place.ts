import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';

/**
 * Replaces the earlier folder by a finished one in a single step, so that a server that starts meanwhile finds one of the two.
 * When that fails the earlier one stays. Both have to be on one disk.
 */
export async function takePlace(place: string, finished: string): Promise<void> {
	const before = `${finished}.before`;
	await rm(before, { recursive: true, force: true });
	const hadOne = existsSync(place);
	if (hadOne) await rename(place, before);
	try {
		await rename(finished, place);
	} catch (error) {
		if (hadOne) await rename(before, place);
		throw error;
	}
	await rm(before, { recursive: true, force: true });
}
