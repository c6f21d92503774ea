import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface ProjectFile {
	/** From the project's root, with forward slashes. */
	readonly path: string;
	readonly text: string;
}

const GENERATED = new Set([
	'node_modules',
	'dist',
	'test-results',
	'playwright-report',
	'package-lock.json',
	// What `npm run brand` draws, perhaps while the guards read.
	'public/brand-assets',
	'public/icons',
]);
const DOT_FILES_KEPT = new Set(['.ci', '.npmrc', '.gitignore', '.env.example']);
const TEXT = /\.(ts|tsx|astro|mjs|js|json|jsonl|ya?ml|md|css|html|svg|sql|txt)$|^\.|\/run$/;

function isProjectEntry(path: string, name: string): boolean {
	return !GENERATED.has(path) && !name.endsWith('.log') && (!name.startsWith('.') || DOT_FILES_KEPT.has(name));
}

function pathsUnder(folder: string): string[] {
	return readdirSync(folder || '.', { withFileTypes: true })
		.map((entry) => ({ entry, path: folder ? `${folder}/${entry.name}` : entry.name }))
		.filter(({ entry, path }) => isProjectEntry(path, entry.name))
		.flatMap(({ entry, path }) => (entry.isDirectory() ? pathsUnder(path) : [path]));
}

/** Every text file a person wrote, whether or not it is committed yet. */
export function projectFiles(): ProjectFile[] {
	return pathsUnder('')
		.filter((path) => TEXT.test(path))
		.map((path) => ({ path, text: readFileSync(join(process.cwd(), path), 'utf8') }));
}

export function isTestFile(path: string): boolean {
	return /^(?:packages\/[^/]+\/)?tests\//.test(path) || /\.test\.tsx?$/.test(path);
}
