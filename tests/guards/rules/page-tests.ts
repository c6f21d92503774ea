import type { ProjectFile } from '../project-files.ts';

/** Everything under `src/pages` becomes a URL, a test file too. */
export function pageTestOffences(file: ProjectFile): string[] {
	const isTest = /\.(test|spec)\.[a-z]+$|__tests__|\.snap$/.test(file.path);
	return file.path.startsWith('src/pages/') && isTest ? [`${file.path}: a test here would be served`] : [];
}
