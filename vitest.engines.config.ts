import { defineConfig } from 'vitest/config';
import { yaml } from './scripts/vite-yaml.mjs';

/** The main journey in the engines beside Chromium, on the finished build: `npm run build` first. */
export default defineConfig({
	cacheDir: '.cache/vitest-engines',
	plugins: [yaml()],
	test: { testTimeout: 600_000, hookTimeout: 120_000, maxWorkers: 2, include: ['tests/engines/**/*.test.ts'] },
});
