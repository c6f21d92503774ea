import type { ProjectFile } from '../project-files.ts';

const SAYS_NOTHING = new Set(['util', 'utils', 'helper', 'helpers', 'misc', 'common', 'shared', 'lib', 'stuff']);
const KEBAB = /^[a-z0-9]+(?:[-.][a-z0-9]+)*$/;
const PASCAL = /^[A-Z][A-Za-z0-9]*(?:\.test)?$/;

/** Names say what is inside; `.ts` is kebab-case, components are PascalCase. Pages are named by their URL. */
export function fileNameOffences(file: ProjectFile): string[] {
	if (!/^(src|packages|db|tests|scripts)\//.test(file.path)) return [];
	const parts = file.path.split('/').flatMap((part) => part.replace(/\.[a-z]+$/, '').split(/[-.]/));
	const empty = parts.find((part) => SAYS_NOTHING.has(part));
	if (empty) return [`${file.path}: '${empty}' does not say what is inside`];
	return hasRightCase(file.path) ? [] : [`${file.path}: ${CASE_RULE}`];
}

const CASE_RULE = 'use kebab-case for .ts and PascalCase for components';

function hasRightCase(path: string): boolean {
	if (path.startsWith('src/pages/')) return true;
	const name = path.slice(path.lastIndexOf('/') + 1);
	const stem = name.replace(/(\.d)?\.[a-z]+$/, '');
	if (/\.(tsx|astro)$/.test(name)) return PASCAL.test(stem);
	return /\.(ts|mjs)$/.test(name) ? KEBAB.test(stem) : true;
}
