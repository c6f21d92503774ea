import ts from 'typescript';
import type { ProjectFile } from './project-files.ts';

const FRONTMATTER = /^---\r?\n([\s\S]*?)\r?\n---/;
const SCRIPT = /<script\b[^>]*>([\s\S]*?)<\/script>/g;

/** The code of a file as syntax trees: one for TypeScript, frontmatter plus each script for Astro, none for the rest. */
export function parseCode(file: ProjectFile): ts.SourceFile[] {
	if (/\.(ts|tsx|mjs|js)$/.test(file.path)) return [parse(file.path, file.text)];
	if (!file.path.endsWith('.astro')) return [];
	const frontmatter = FRONTMATTER.exec(file.text)?.[1] ?? '';
	const scripts = [...file.text.matchAll(SCRIPT)].map((match) => match[1] ?? '');
	return [frontmatter, ...scripts].map((text) => parse(`${file.path}.ts`, text));
}

function parse(path: string, text: string): ts.SourceFile {
	return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
}

export function visit(node: ts.Node, see: (node: ts.Node) => void): void {
	see(node);
	ts.forEachChild(node, (child) => visit(child, see));
}

export interface CodeImport {
	readonly specifier: string;
	/** True when nothing of it is left at run time: `import type`, or every name inline `type`. */
	readonly isTypeOnly: boolean;
	readonly isReExport: boolean;
}

export function importsOf(file: ProjectFile): CodeImport[] {
	const found: CodeImport[] = [];
	for (const tree of parseCode(file)) {
		visit(tree, (node) => {
			const one = readImport(node);
			if (one) found.push(one);
		});
	}
	return found;
}

function readImport(node: ts.Node): CodeImport | null {
	if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
		return { specifier: node.moduleSpecifier.text, isTypeOnly: isTypeOnlyImport(node), isReExport: false };
	}
	if (ts.isExportDeclaration(node) && node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier)) {
		return { specifier: node.moduleSpecifier.text, isTypeOnly: node.isTypeOnly, isReExport: true };
	}
	if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument) && ts.isStringLiteral(node.argument.literal)) {
		return { specifier: node.argument.literal.text, isTypeOnly: true, isReExport: false };
	}
	if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
		const [argument] = node.arguments;
		if (argument && ts.isStringLiteralLike(argument)) {
			return { specifier: argument.text, isTypeOnly: false, isReExport: false };
		}
	}
	return null;
}

function isTypeOnlyImport(node: ts.ImportDeclaration): boolean {
	const clause = node.importClause;
	if (!clause) return false;
	if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
	const names = clause.namedBindings;
	if (clause.name || !names || !ts.isNamedImports(names) || names.elements.length === 0) return false;
	return names.elements.every((element) => element.isTypeOnly);
}
