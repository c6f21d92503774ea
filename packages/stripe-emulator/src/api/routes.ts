import type { World } from '../state/world.ts';
import type { Params } from './params.ts';

/** A call of the API, as operations get it. */
export interface Call {
	readonly world: World;
	readonly params: Params;
	/** The value of `:id` in the address. */
	readonly id: string;
}

export interface Route {
	readonly method: 'GET' | 'POST' | 'DELETE';
	/** The path, with at most one `:id`. */
	readonly path: string;
	/** The allowed parameters, for `Params.check`. */
	readonly params: readonly string[];
	readonly answer: (call: Call) => object;
}

/** The operation at an address, and the value of `:id` in it. */
export function findRoute(routes: readonly Route[], method: string, path: string): { route: Route; id: string } | null {
	for (const route of routes) {
		if (route.method !== method) continue;
		const match = new RegExp(`^${route.path.replace(':id', '([^/]+)')}$`).exec(path);
		if (match) return { route, id: match[1] ?? '' };
	}
	return null;
}
