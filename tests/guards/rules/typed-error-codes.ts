import type { ProjectFile } from '../project-files.ts';

/** A schema message that looks like an error code but is not one would silently become `invalid_input`. */
export function typedErrorCodeOffences({ path, text }: ProjectFile): string[] {
	if (!path.startsWith('src/contract/')) return [];
	return [...text.matchAll(/\berror: '([a-z]+(?:_[a-z]+)*)'/g)].map(
		([, code]) => `${path}: write refused('${code}'), which knows the codes there are`,
	);
}
