import { availableParallelism } from 'node:os';
import { join } from 'node:path';
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
		// One more than there are cores: tests of servers and of time limits wait for most of their time.
		maxWorkers: availableParallelism() + 1,
		// Programs that tests start read back what Node compiled for the one before, its types taken off, as a built server does.
		env: { NODE_COMPILE_CACHE: join(import.meta.dirname, '.cache/compiled') },
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
