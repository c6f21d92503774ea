import type { Endpoint } from '#server/http/route';

const modules = import.meta.glob<Record<string, Endpoint>>('/src/pages/api/**/*.ts', { eager: true });

/** Every endpoint under `src/pages/api`, as `POST /api/optimise`. */
export const API_ROUTES: ReadonlyMap<string, Endpoint> = new Map(
	Object.entries(modules).flatMap(([file, module]) => {
		const path = file.replace('/src/pages', '').replace(/\.ts$/, '').replaceAll('[', '{').replaceAll(']', '}');
		const methods = Object.keys(module).filter((name) => /^[A-Z]+$/.test(name));
		return methods.map((method) => [`${method} ${path}`, module[method] as Endpoint] as const);
	}),
);

/** The endpoint that a route file exports: `endpointAt('POST /api/optimise')`. */
export function endpointAt(route: string): Endpoint {
	const endpoint = API_ROUTES.get(route);
	if (endpoint === undefined) throw new Error(`no route ${route}`);
	return endpoint;
}
