import node from '@astrojs/node';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { devRuntime } from './scripts/dev-runtime.mjs';
import { yaml } from './scripts/vite-yaml.mjs';
import { interest } from './src/islands/interest/integration.mjs';

/** What only a signed-in person draws: the account pages, history, templates and the dialogs of templates. */
const OWN = 'account/|lists/|modal/|templates/(?!SaveTemplateButton)';

/**
 * Every file costs a trip and its headers, so what several parts share comes in few: what the header and the forms use too
 * and which therefore must not bring React along; React; what is drawn with it; what only a signed-in person draws, so that
 * nobody else loads it; and what the forms of signing in share. A file takes what its parts need along, so the order of
 * priority matters.
 */
const inFewFiles = {
	rolldownOptions: {
		output: {
			codeSplitting: {
				groups: [
					{
						name: 'parts',
						test: new RegExp(
							`src/islands/(?!${OWN}|.*/use-).*\\.ts$|src/contract/|node_modules/nanostores/|preload-helper`,
						),
						minShareCount: 2,
						priority: 3,
					},
					{ name: 'react', test: /node_modules\/(?:react|react-dom|scheduler|@nanostores)\//, priority: 2 },
					{ name: 'drawn', test: new RegExp(`src/islands/(?!${OWN})`), minShareCount: 2, priority: 1 },
					{ name: 'account', test: /src\/islands\/account\//, minShareCount: 2 },
					{ name: 'kept', test: new RegExp(`src/islands/(?:${OWN})`), minShareCount: 2 },
					{ name: 'forms', test: /src\/components\/(?:forms|sign-in)\//, minShareCount: 2 },
				],
			},
		},
	},
};

/** What is fetched after consent alone must not stand in every page, however small it is; the rest as is usual. */
const inlineUnlessAskedFor = (path) => (path.includes('AnalyticsScript') ? false : undefined);

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
	vite: {
		cacheDir: './.cache/vite',
		plugins: [yaml()],
		build: { assetsInlineLimit: inlineUnlessAskedFor },
		environments: { client: { build: inFewFiles } },
	},
});
