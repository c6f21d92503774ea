import type { Endpoint } from '#server/http/route';
import { type Callable, callable } from './fetch-message.ts';

const modules = import.meta.glob<Record<string, Endpoint>>('/src/pages/api/**/*.ts', { eager: true });

/** Every endpoint under `src/pages/api`, by a key such as `POST /api/optimise`. */
export const API_ROUTES: ReadonlyMap<string, Endpoint> = new Map(
	Object.entries(modules).flatMap(([file, module]) => {
		const path = file.replace('/src/pages', '').replace(/\.ts$/, '').replaceAll('[', '{').replaceAll(']', '}');
		const methods = Object.keys(module).filter((name) => /^[A-Z]+$/.test(name));
		return methods.map((method) => [`${method} ${path}`, module[method] as Endpoint] as const);
	}),
);

/** The endpoint of a route, such as `endpointAt('POST /api/optimise')`. */
export function endpointAt(route: string): Callable {
	const endpoint = API_ROUTES.get(route);
	if (endpoint === undefined) throw new Error(`no route ${route}`);
	return callable(endpoint);
}

/**
 * The endpoint for a browser's address, such as `GET /api/auth/callback/google?code=1`, and the values of its dynamic
 * parts.
 */
export function routeFor(route: string): {
	readonly endpoint: Callable;
	readonly params: Readonly<Record<string, string>>;
} {
	const [method = '', address = ''] = route.split(' ');
	const path = address.split('?', 1)[0] ?? '';
	const exact = API_ROUTES.get(`${method} ${path}`);
	if (exact !== undefined) return { endpoint: callable(exact), params: {} };
	for (const [known, endpoint] of API_ROUTES) {
		const [knownMethod, pattern = ''] = known.split(' ');
		const match = new RegExp(`^${pattern.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`).exec(path);
		if (knownMethod === method && match) return { endpoint: callable(endpoint), params: { ...match.groups } };
	}
	throw new Error(`no route ${route}`);
}
