import node from '@astrojs/node';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { devRuntime } from './scripts/dev-runtime.mjs';
import { yaml } from './scripts/vite-yaml.mjs';
import { interest } from './src/islands/interest/integration.mjs';

/**
 * Every file costs a trip and its headers: what several parts of the optimiser share comes in one, and React in another.
 * What the header and the forms share with the islands comes apart from both, so that a page without islands loads no React.
 */
const inFewFiles = {
	rolldownOptions: {
		output: {
			codeSplitting: {
				groups: [
					{ name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
					{
						name: 'account',
						test: /src\/islands\/(?:account-|toast|optimiser\/storage-keys)|node_modules\/nanostores\//,
						minShareCount: 2,
						priority: 1,
					},
					{ name: 'parts', test: /src\/(?:islands|contract)\/|nanostores|preload-helper/, minShareCount: 2 },
				],
			},
		},
	},
};

export default defineConfig({
	output: 'static',
	trailingSlash: 'never',
	site: process.env.PUBLIC_ORIGIN ?? 'http://127.0.0.1:4321',
	// Every page with its styles is smaller than one trip to fetch them.
	build: { format: 'file', inlineStylesheets: 'always' },
	cacheDir: './.cache/astro',
	session: false,
	adapter: node({ mode: 'middleware', bodySizeLimit: 64 * 1024 }),
	integrations: [react(), interest(), devRuntime()],
	devToolbar: { enabled: false },
	vite: { cacheDir: './.cache/vite', plugins: [yaml()], environments: { client: { build: inFewFiles } } },
});
