import ts from 'typescript';
import { parseCode } from '../parse-code.ts';
import type { ProjectFile } from '../project-files.ts';

/** A barrel hides where things live: no `index.ts`, and no file that only passes on what others export. */
export function barrelOffences(file: ProjectFile): string[] {
	if (!/\.tsx?$/.test(file.path) || file.path.startsWith('src/pages/')) return [];
	if (/(^|\/)index\.tsx?$/.test(file.path)) return [`${file.path}: an index file in a room`];
	const statements = parseCode(file).flatMap((tree) => [...tree.statements]);
	const isBarrel =
		statements.length > 0 && statements.every((one) => ts.isExportDeclaration(one) && one.moduleSpecifier);
	return isBarrel ? [`${file.path}: only passes on what other files export`] : [];
}
