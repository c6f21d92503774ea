import ts from 'typescript';
import { parseCode, visit } from '../parse-code.ts';
import { isTestFile, type ProjectFile } from '../project-files.ts';

const IMPURE_GLOBALS = new Set([
	'Date',
	'process',
	'globalThis',
	'fetch',
	'performance',
	'crypto',
	'console',
	'setTimeout',
	'setInterval',
	'queueMicrotask',
	'require',
	'window',
	'document',
	'navigator',
	'localStorage',
]);
/** Members whose answer depends on the machine: its clock, its dice, its locale. */
const IMPURE_MEMBERS = new Set(['random', 'localeCompare', 'toLocaleString', 'toLocaleLowerCase', 'toLocaleUpperCase']);

/** Loads a large package at the first text that needs it, without waiting, which Node alone can do. */
const LOADS_ON_DEMAND = 'src/engine/reading/letter-statistics.ts';

/** The engine is a function of its arguments: no clock, chance, environment, network or machine locale. */
export function enginePurityOffences(file: ProjectFile): string[] {
	if (!file.path.startsWith('src/engine/') || isTestFile(file.path)) return [];
	const found = new Set<string>();
	for (const tree of parseCode(file)) {
		const own = declaredNames(tree);
		visit(tree, (node) => {
			const name = impureName(node);
			const isLoading = name === 'process' && file.path === LOADS_ON_DEMAND;
			if (name && !own.has(name) && !isLoading) found.add(`${file.path}: uses ${name}`);
		});
	}
	return [...found];
}

/** Names the file gives to its own values: a `window` of words is not the browser's. */
function declaredNames(tree: ts.SourceFile): Set<string> {
	const names = new Set<string>();
	visit(tree, (node) => {
		const isDeclared = ts.isVariableDeclaration(node) || ts.isParameter(node) || ts.isBindingElement(node);
		if (isDeclared && ts.isIdentifier(node.name)) names.add(node.name.text);
	});
	return names;
}

function impureName(node: ts.Node): string | null {
	if (ts.isPropertyAccessExpression(node)) return IMPURE_MEMBERS.has(node.name.text) ? `.${node.name.text}` : null;
	if (!ts.isIdentifier(node) || !IMPURE_GLOBALS.has(node.text)) return null;
	return isReference(node) ? node.text : null;
}

/** A property called `date` or a key `process:` in a table is data; a free name is the global. */
function isReference(node: ts.Identifier): boolean {
	const parent = node.parent;
	if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
	if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
	return !ts.isPropertySignature(parent);
}
