import type { ProjectFile } from '../project-files.ts';

/** Every file under `src/pages` becomes a URL, including test files. */
export function pageTestOffences(file: ProjectFile): string[] {
	const isTest = /\.(test|spec)\.[a-z]+$|__tests__|\.snap$/.test(file.path);
	return file.path.startsWith('src/pages/') && isTest ? [`${file.path}: a test here would be served`] : [];
}
