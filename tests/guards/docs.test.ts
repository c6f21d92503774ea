import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { DEFAULT_MODIFIERS } from '#engine/modifiers';
import { optimise } from '#engine/optimise';
import { type ProjectFile, projectFiles } from './project-files.ts';

const DOCS = projectFiles().filter(
	({ path }) => path.endsWith('.md') && !/^(?:tests\/data|content\/(?:faq|legal))\//.test(path),
);

const IN_CODE = /`[^`\n]*`/g;
const LINK = /\]\((?!\w+:|\/|#)([^)#\s]+)(?:#[^)]*)?\)/g;
const COMMAND = /\bnode (scripts\/[\w./-]+\.m?[jt]s)|\bnpm run ([\w:]+)/g;
/** Rooms are named without `src/`, and those of the engine without `src/engine/`. */
const IN_ROOM = /`((?:engine|islands|server|cli|contract|writing|reading|knowledge|editing)\/[\w./-]+\.\w+)`/g;
const ROOMS = ['src', 'src/engine'];
const NAMED = /`((?:src|packages|db|content|docs|scripts|tests|brand)\/[\w./-]+)`/g;

const first = ([, found = '']: RegExpMatchArray): string => found;

/** Targets of links inside the project. */
const linksIn = ({ path, text }: ProjectFile): string[] =>
	[...text.replace(IN_CODE, '').matchAll(LINK)].map((link) => posix.join(posix.dirname(path), first(link)));

/** Paths of the project in code. A decision tells of files as they were; a package's document begins at the package. */
function pathsNamedIn({ path, text }: ProjectFile): string[] {
	if (path.startsWith('docs/decisions/')) return [];
	const root = /^packages\/[^/]+\//.exec(path)?.[0] ?? '';
	return [...text.matchAll(NAMED)].map(first).map((named) => (existsSync(named) ? named : root + named));
}

test('what the documents link to, and the files they name, are there', () => {
	expect(DOCS.length).toBeGreaterThan(50);
	const missing = DOCS.flatMap((doc) =>
		[...linksIn(doc), ...pathsNamedIn(doc)]
			.filter((path) => !existsSync(path))
			.map((path) => `${doc.path} names ${path}`),
	);
	expect(missing).toEqual([]);
});

test('commands that the documents name are there', () => {
	const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));
	const named = DOCS.flatMap(({ path, text }) => [...text.matchAll(COMMAND)].map((found) => ({ path, found })));
	expect(named.length).toBeGreaterThan(50);
	const missing = named.filter(({ found: [, program, script = ''] }) =>
		program === undefined ? !(script in scripts) : !existsSync(program),
	);
	expect(missing.map(({ path, found: [command] }) => `${path} names ${command}`)).toEqual([]);
});

test('files that the guides name by their room are there', () => {
	const guides = DOCS.filter(({ path }) => !path.startsWith('docs/decisions/'));
	const named = guides.flatMap(({ path, text }) =>
		[...text.matchAll(IN_ROOM)].map((found) => ({ path, file: first(found) })),
	);
	expect(named.length).toBeGreaterThan(5);
	const missing = named.filter(({ file }) => !ROOMS.some((room) => existsSync(`${room}/${file}`)));
	expect(missing).toEqual([]);
});

test('the README shows what the engine makes of its example', () => {
	const text = readFileSync('README.md', 'utf8');
	const [, before = ''] = /^\*\*Before\*\*\n\n((?:> .*\n)+)/m.exec(text) ?? [];
	const [, after = ''] = /^\*\*After\*\*\n\n```text\n([\s\S]*?)\n```$/m.exec(text) ?? [];
	const request = before.replace(/^> /gm, '').replace(/\n/g, ' ').trim();
	const result = optimise(request, DEFAULT_MODIFIERS);
	expect(result.outcome === 'optimised' && result.prompt.trim()).toBe(after);
});
