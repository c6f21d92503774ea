import { defineConfig } from 'vitest/config';
import { yaml } from './scripts/vite-yaml.mjs';

export default defineConfig({
	cacheDir: '.cache/vitest',
	plugins: [yaml()],
	test: {
		// Limits against hanging, not measures: a busy machine must not fail a sound test.
		testTimeout: 120_000,
		hookTimeout: 120_000,
		expect: { poll: { timeout: 60_000 } },
		include: ['src/**/*.test.ts', 'db/**/*.test.ts', 'scripts/**/*.test.ts', 'tests/{api,guards,engine}/**/*.test.ts'],
	},
});
