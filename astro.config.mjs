import { fileURLToPath } from 'node:url';
import node from '@astrojs/node';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { devRuntime } from './scripts/dev-runtime.mjs';
import { withoutFragmentRefs } from './scripts/vite-without-fragment-refs.mjs';
import { yaml } from './scripts/vite-yaml.mjs';
import { interest } from './src/islands/interest/integration.mjs';

/** Parts that are drawn for signed-in people only: the account pages, history, templates and the dialogs of templates. */
const OWN = 'account/|history/|lists/|modal/|templates/(?!SaveTemplateButton)';

/** Calls for an account or a form, and the toasts that say how they went: a guest with a prompt needs neither. */
const CALLS = 'toast/(?!show-toast)|account-api|account-state/(?:ask-account|other-tabs)';

const REACT = 'node_modules/(?:react|react-dom|scheduler|@astrojs/react)/';

/** Parts that the prompt box needs, as do the result and most other parts. */
const DRAWN =
	'interest/(?:react-client|wake)|store/use-store|account-state/use-account|optimiser/.*/(?:use-(?:lazy|dismiss|copying|arrival)|CopyByHand|EditButton|PartPending|PrintHead|PromptCounter|made-on)|templates/SaveTemplateButton';

/** Parts that come only when a visitor asks for them, and what they share. */
const ASKED_FOR =
	'optimiser/(?:excerpt|exports/|kept/|model/|options/(?:remembered|option-groups|choice-values)|parked/title-from|london-time)|account-state/compact-view';

/**
 * Every file costs a trip and its headers, so shared modules go into few files: those of the header and the forms,
 * which must not load React; React with the modules that are drawn by it everywhere; those for signed-in people, so
 * that no visitor loads them; and those of the sign-in forms. A file takes the dependencies of its modules along, so
 * the order of priority matters.
 */
const inFewFiles = {
	rolldownOptions: {
		output: {
			codeSplitting: {
				groups: [
					{
						name: 'parts',
						test: new RegExp(
							`src/islands/(?!${OWN}|${ASKED_FOR}|${CALLS}|.*/use-).*\\.ts$|src/contract/(?!next-target|modifier-values)|node_modules/nanostores/|preload-helper`,
						),
						minShareCount: 2,
						priority: 3,
					},
					{ name: 'drawn', test: new RegExp(`src/islands/(?:${DRAWN})|${REACT}|rolldown/runtime`), priority: 2 },
					{ name: 'calls', test: new RegExp(`src/islands/(?:${CALLS})`), minShareCount: 2, priority: 1 },
					{ name: 'account', test: /src\/islands\/account\//, minShareCount: 2 },
					{ name: 'kept', test: new RegExp(`src/islands/(?:${OWN})`), minShareCount: 2 },
					{ name: 'forms', test: /src\/components\/(?:forms|sign-in)\/|next-target/, minShareCount: 2 },
				],
			},
		},
	},
};

/**
 * The browsers that the style sheets are written for: Safari draws no underline for the short forms that others take.
 */
const OLDEST_BROWSERS = ['safari16.4', 'chrome111', 'edge111', 'firefox114'];

/**
 * A part needs modules that are loaded already, or one file more: a preload list would cost every page half a kilobyte.
 */
const withoutLists = {
	name: 'without-lists',
	configEnvironment: (name) => (name === 'client' ? { build: { modulePreload: false } } : null),
};

/** A part fetched on demand brings its own sheets, and nothing else is preloaded: in a tenth of what the bundler's helper takes. */
const withLightHelper = {
	name: 'with-light-helper',
	enforce: 'pre',
	load: {
		filter: { id: /vite\/preload-helper\.js$/ },
		handler: () => `
const sheets = {};
const bring = (file) =>
	(sheets[file] ??= new Promise((resolve) => {
		const link = document.createElement('link');
		link.rel = 'stylesheet';
		link.href = '/' + file;
		link.onload = link.onerror = resolve;
		document.head.append(link);
	}));
export const __vitePreload = (load, files = []) => Promise.all(files.map(bring)).then(load);
`,
	},
};

/** Code that is fetched after consent alone, or when it is wanted, must not be inlined into pages, however small it is. */
const inlineUnlessAskedFor = (path) => (/AnalyticsScript|MascotDrag/.test(path) ? false : undefined);

/** A part that no page asks for: the server names it in the home page where a model is configured. */
const withModelPart = {
	name: 'with-model-part',
	buildStart() {
		if (this.environment.name !== 'client') return;
		this.emitFile({ type: 'chunk', id: 'src/islands/optimiser/model/start-model.ts', name: 'start-model' });
	},
};

export default defineConfig({
	output: 'static',
	trailingSlash: 'never',
	site: process.env.PUBLIC_ORIGIN ?? 'http://127.0.0.1:4321',
	// Every page with its styles is smaller than one trip to fetch them.
	build: { format: 'file', inlineStylesheets: 'always' },
	cacheDir: './.cache/astro',
	// Built aside and moved to `dist` once it is finished, so that a server may start meanwhile.
	outDir: './.cache/dist',
	session: false,
	adapter: node({ mode: 'middleware', bodySizeLimit: 64 * 1024 }),
	integrations: [react(), interest(), devRuntime()],
	devToolbar: { enabled: false },
	vite: {
		cacheDir: './.cache/vite',
		// A third of the bytes of the original, which also serves what no page has: forms, components that are children.
		resolve: {
			alias: {
				'@astrojs/react/client.js': fileURLToPath(new URL('src/islands/interest/react-client.mjs', import.meta.url)),
			},
		},
		plugins: [yaml(), withoutFragmentRefs, withoutLists, withLightHelper, withModelPart],
		build: { assetsInlineLimit: inlineUnlessAskedFor, cssTarget: OLDEST_BROWSERS },
		environments: { client: { build: inFewFiles, define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' } } },
	},
});
