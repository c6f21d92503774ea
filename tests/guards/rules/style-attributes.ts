import type { ProjectFile } from '../project-files.ts';

const STYLE_ATTRIBUTE = /(?<=[\s"'}])style\s*=\s*["'{`]/;
const COMMENT = /\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|^\s*\/\/.*$/gm;

/** The content security policy has no 'unsafe-inline', so a style attribute would be ignored by the browser. */
export function styleAttributeOffences(file: ProjectFile): string[] {
	if (!/\.(astro|tsx)$/.test(file.path)) return [];
	return STYLE_ATTRIBUTE.test(file.text.replace(COMMENT, '')) ? [`${file.path}: has a style attribute`] : [];
}
