import { posix } from 'node:path';
import { importsOf } from './parse-code.ts';
import type { ProjectFile } from './project-files.ts';

/** `#server/*` stands for `./src/server/*.ts`. */
export type Aliases = Readonly<Record<string, string>>;

/** Groups of files that lead back to one another by what they import, types included; each in the order of its names. */
export function findCircles(files: readonly ProjectFile[], aliases: Aliases): string[][] {
	const paths = new Set(files.map(({ path }) => path));
	const graph = new Map(
		files.map((file) => {
			const targets = importsOf(file).map(({ specifier }) => targetOf(file.path, specifier, aliases));
			return [file.path, targets.filter((target) => target !== file.path && paths.has(target))] as const;
		}),
	);
	return strongGroups(graph).map((group) => group.sort());
}

function targetOf(from: string, specifier: string, aliases: Aliases): string {
	if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
	for (const [alias, target] of Object.entries(aliases)) {
		const prefix = alias.slice(0, -1);
		if (alias.endsWith('*') && specifier.startsWith(prefix)) {
			return posix.normalize(target.replace('*', specifier.slice(prefix.length)));
		}
	}
	return specifier;
}

/** Tarjan's strongly connected components of more than one file. */
function strongGroups(graph: ReadonlyMap<string, readonly string[]>): string[][] {
	const found: string[][] = [];
	const order = new Map<string, number>();
	const lowest = new Map<string, number>();
	const open: string[] = [];
	function walk(path: string): void {
		order.set(path, order.size);
		lowest.set(path, order.get(path) ?? 0);
		open.push(path);
		for (const next of graph.get(path) ?? []) {
			if (!order.has(next)) walk(next);
			else if (!open.includes(next)) continue;
			lowest.set(path, Math.min(lowest.get(path) ?? 0, lowest.get(next) ?? 0));
		}
		if (lowest.get(path) !== order.get(path)) return;
		const group = open.splice(open.indexOf(path));
		if (group.length > 1) found.push(group);
	}
	for (const path of graph.keys()) if (!order.has(path)) walk(path);
	return found;
}
