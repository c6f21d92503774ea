import { cp, readFile, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { startNode } from '#support/child-process';
import { temporaryFolder } from '#support/temporary-folder';

const PROJECT = join(import.meta.dirname, '../..');
const ASTRO = join(dirname(createRequire(import.meta.url).resolve('astro/package.json')), 'bin/astro.mjs');

/** The first step of a build, on the project with one slip in its content. */
async function syncWith(file: string, from: RegExp, to: string) {
	const root = await temporaryFolder();
	for (const name of ['src', 'scripts', 'node_modules', 'package.json', 'tsconfig.json'])
		await symlink(join(PROJECT, name), join(root, name));
	for (const name of ['content', 'astro.config.mjs'])
		await cp(join(PROJECT, name), join(root, name), { recursive: true });
	const text = await readFile(join(root, file), 'utf8');
	const slipped = text.replace(from, to);
	expect(slipped).not.toBe(text);
	await writeFile(join(root, file), slipped);
	const child = startNode([ASTRO, 'sync', '--root', root], { ASTRO_TELEMETRY_DISABLED: '1', HOME: root });
	return { code: await child.ended(), printed: child.printed() };
}

test.each([
	['a misspelt field', 'content/faq.yaml', /^heading:/m, 'headng:', 'headng'],
	[
		'a date that is none',
		'content/legal/terms.md',
		/^lastUpdated: .*/m,
		'lastUpdated: yesterday',
		'lastUpdated: must be',
	],
	[
		'a figure that plans.yaml does not have',
		'content/get-started.yaml',
		/\{monthly\}/,
		'{price}',
		'uses {price}; known are',
	],
	['a fourth step', 'content/how-it-works.yaml', /^steps:/m, 'steps:\n  - { title: Wait, text: For it. }', 'steps'],
])('%s stops the build with the names of file and field', async (_, file, from, to, said) => {
	const { code, printed } = await syncWith(file, from, to);
	expect(code).not.toBe(0);
	expect(printed).toContain(file);
	expect(printed).toContain(said);
});
