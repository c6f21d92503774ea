import type { ProjectFile } from '../project-files.ts';

/** A route of the API that does not say so is called once, by the build, and its answer kept for everybody. */
export function builtRouteOffences({ path, text }: ProjectFile): string[] {
	const isRoute = path.startsWith('src/pages/api/') && path.endsWith('.ts');
	return isRoute && !text.includes('export const prerender = false;')
		? [`${path}: must export prerender = false, or the build would call it`]
		: [];
}
