import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

/**
 * Lets Node import the YAML files under `content/`, as `scripts/vite-yaml.mjs` does for Vite. Import this file before
 * any module that imports YAML.
 */
registerHooks({
	load(url, context, nextLoad) {
		if (!url.endsWith('.yaml')) return nextLoad(url, context);
		const data: unknown = parse(readFileSync(fileURLToPath(url), 'utf8'));
		return { format: 'module', shortCircuit: true, source: `export default ${JSON.stringify(data)};` };
	},
});
