import { defineConfig } from 'vitest/config';
import { yaml } from './scripts/vite-yaml.mjs';

export default defineConfig({
	cacheDir: '.cache/vitest',
	plugins: [yaml()],
	test: {
		// A limit against hanging, not a measure: a busy machine must not fail a sound test.
		testTimeout: 60_000,
		hookTimeout: 60_000,
		include: ['src/**/*.test.ts', 'db/**/*.test.ts', 'scripts/**/*.test.ts', 'tests/{api,guards,engine}/**/*.test.ts'],
	},
});
