import type { ProjectFile } from '../project-files.ts';

/** A message of a schema that looks like an error code and is none becomes `invalid_input`, and nobody notices. */
export function typedErrorCodeOffences({ path, text }: ProjectFile): string[] {
	if (!path.startsWith('src/contract/')) return [];
	return [...text.matchAll(/\berror: '([a-z]+(?:_[a-z]+)*)'/g)].map(
		([, code]) => `${path}: write refused('${code}'), which knows the codes there are`,
	);
}
