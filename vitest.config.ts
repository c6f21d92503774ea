import { defineConfig } from 'vitest/config';
import { yaml } from './scripts/vite-yaml.mjs';

/** The parts of the page stand in for the browser with globals and modules of their own, so each file has a process of its own. */
const PARTS = 'src/islands/**/*.test.ts';

export default defineConfig({
	cacheDir: '.cache/vitest',
	plugins: [yaml()],
	test: {
		// Limits against hanging, not measures: a busy machine must not fail a sound test.
		testTimeout: 120_000,
		hookTimeout: 120_000,
		expect: { poll: { timeout: 60_000 } },
		// Without it one core of two stays idle.
		maxWorkers: '100%',
		projects: [
			{
				extends: true,
				test: {
					// What a file loads is loaded once a process: nothing here keeps anything in a module that another file could see.
					name: 'shared',
					isolate: false,
					include: [
						'src/**/*.test.ts',
						'packages/**/*.test.ts',
						'db/**/*.test.ts',
						'scripts/**/*.test.ts',
						'tests/{api,guards,engine}/**/*.test.ts',
					],
					exclude: [PARTS],
				},
			},
			{ extends: true, test: { name: 'parts', include: [PARTS] } },
		],
	},
});
