import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Endpoint } from './route.ts';

export interface MatchedEndpoint {
	/** By HTTP method. */
	readonly methods: ReadonlyMap<string, Endpoint>;
	readonly params: Readonly<Record<string, string>>;
}

interface Address {
	readonly pattern: RegExp;
	readonly isDynamic: boolean;
	readonly methods: ReadonlyMap<string, Endpoint>;
}

export type FindEndpoint = (path: string) => MatchedEndpoint | null;

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/**
 * Reads the API's addresses from the files under `src/pages/api`, named as Astro names them (`users/[id].ts`), and
 * calls them without the adapter's Fetch objects, which cost more than the rest of the request (docs/decisions). In
 * development Vite loads the files, so that a change takes effect at the next request.
 */
export async function loadEndpoints(folder: string, load = importFile): Promise<FindEndpoint> {
	const files = readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
		.map((entry) => join(entry.parentPath, entry.name));
	const addresses = await Promise.all(files.map(async (file) => addressOf(relative(folder, file), await load(file))));
	// As in Astro, fixed addresses come before dynamic ones.
	addresses.sort((one, other) => Number(one.isDynamic) - Number(other.isDynamic));
	return (path) => {
		for (const { pattern, methods } of addresses) {
			const match = pattern.exec(path);
			if (match) return { methods, params: { ...match.groups } };
		}
		return null;
	};
}

type Exported = Readonly<Record<string, Endpoint>>;

const importFile = (file: string): Promise<Exported> => import(/* @vite-ignore */ pathToFileURL(file).href);

function addressOf(file: string, exported: Exported): Address {
	const methods = METHODS.flatMap((method) => (exported[method] ? [[method, exported[method]] as const] : []));
	const route = file
		.split(sep)
		.join('/')
		.replace(/(?:\/?index)?\.ts$/, '');
	return { ...patternOf(route), methods: new Map(methods) };
}

function patternOf(route: string): { pattern: RegExp; isDynamic: boolean } {
	const parts = route.split('/').map((part) => {
		const name = /^\[(\w+)\]$/.exec(part)?.[1];
		return name === undefined ? part.replace(/[.]/g, '\\.') : `(?<${name}>[^/]+)`;
	});
	return { pattern: new RegExp(`^/api/${parts.join('/')}$`), isDynamic: route.includes('[') };
}
