import node from '@astrojs/node';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { devRuntime } from './scripts/dev-runtime.mjs';
import { yaml } from './scripts/vite-yaml.mjs';
import { interest } from './src/islands/interest/integration.mjs';

/**
 * Every file costs a trip and its headers, so what several parts share comes in four: React; what only account pages draw;
 * what else is drawn; and the rest, which the header and the forms use too and which must not bring React along.
 */
const inFewFiles = {
	rolldownOptions: {
		output: {
			codeSplitting: {
				groups: [
					{ name: 'react', test: /node_modules\/(?:react|react-dom|scheduler|@nanostores)\// },
					{ name: 'account', test: /src\/islands\/account\//, minShareCount: 2 },
					{ name: 'drawn', test: /src\/islands\/.*(?:\.tsx|\/use-[\w-]+\.ts)$/, minShareCount: 2 },
					{
						name: 'parts',
						test: /src\/(?:islands|contract)\/|node_modules\/nanostores\/|preload-helper/,
						minShareCount: 2,
					},
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
