import ts from 'typescript';
import { parseCode } from '../parse-code.ts';
import type { ProjectFile } from '../project-files.ts';

/** One name for one thing: a default export takes a new name in every file that imports it. */
export function defaultExportOffences(file: ProjectFile): string[] {
	if (
		!/^(src|packages|db)\/.*\.tsx?$/.test(file.path) ||
		file.path.startsWith('src/pages/') ||
		file.path.endsWith('.d.ts')
	)
		return [];
	const hasDefault = parseCode(file).some((tree) => tree.statements.some(isDefaultExport));
	return hasDefault ? [`${file.path}: has a default export`] : [];
}

function isDefaultExport(statement: ts.Statement): boolean {
	if (ts.isExportAssignment(statement)) return true;
	const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
	return modifiers.some((modifier) => modifier.kind === ts.SyntaxKind.DefaultKeyword);
}
