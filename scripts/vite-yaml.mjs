import { parse } from 'yaml';

/** Lets TypeScript import the YAML under `content/` as plain data; each importer validates it with its own zod schema. */
export function yaml() {
	return {
		name: 'ploop-yaml',
		transform(code, id) {
			if (!id.endsWith('.yaml')) return null;
			return { code: `export default ${JSON.stringify(parse(code))};`, map: null };
		},
	};
}
