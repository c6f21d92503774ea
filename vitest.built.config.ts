import { defineConfig } from 'vitest/config';
import { yaml } from './scripts/vite-yaml.mjs';

/** Tests of the finished build: run `npm run build` first. */
export default defineConfig({
	cacheDir: '.cache/vitest-built',
	plugins: [yaml()],
	test: { testTimeout: 120_000, hookTimeout: 120_000, include: ['tests/built/**/*.test.ts'] },
});
