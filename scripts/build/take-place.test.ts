import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#support/temporary-folder';
import { takePlace } from './take-place.ts';

async function folders(names: readonly string[]) {
	const root = await temporaryFolder();
	for (const name of names) {
		await mkdir(join(root, name));
		await writeFile(join(root, name, `of-${name}`), name);
	}
	return { root, place: join(root, 'place'), finished: join(root, 'finished') };
}

test('a finished build replaces the earlier one completely', async () => {
	const { root, place, finished } = await folders(['place', 'finished']);
	await takePlace(place, finished);
	expect(await readdir(root)).toEqual(['place']);
	expect(await readdir(place)).toEqual(['of-finished']);
});

test('the first build has nothing to replace', async () => {
	const { root, place, finished } = await folders(['finished']);
	await takePlace(place, finished);
	expect(await readdir(root)).toEqual(['place']);
});

test('a missing build leaves the earlier one in place', async () => {
	const { place, finished } = await folders(['place']);
	await expect(takePlace(place, finished)).rejects.toThrow('ENOENT');
	expect(await readFile(join(place, 'of-place'), 'utf8')).toBe('place');
});
