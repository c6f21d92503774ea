import { isTestFile, type ProjectFile } from '../project-files.ts';

export const MAX_LINES = 250;

const CODE = /\.(ts|tsx|astro|mjs|js|css)$/;
/** Tables that grow with the product: word lists, task types, and the one file of shared engine types. */
const DATA = /^src\/engine\/(?:.+\/)?(?:data|types)\/|^src\/engine\/types\.ts$/;

export function fileSizeOffences(file: ProjectFile): string[] {
	if (!CODE.test(file.path) || DATA.test(file.path) || isTestFile(file.path)) return [];
	const lines = file.text.trimEnd().split('\n').length;
	return lines > MAX_LINES ? [`${file.path}: ${lines} lines, the limit is ${MAX_LINES}`] : [];
}
