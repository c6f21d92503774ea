import { defineConfig } from 'vitest/config';
import { yaml } from './scripts/vite-yaml.mjs';

export default defineConfig({
	cacheDir: '.cache/vitest',
	plugins: [yaml()],
	test: {
		include: ['src/**/*.test.ts', 'db/**/*.test.ts', 'scripts/**/*.test.ts', 'tests/{api,guards,engine}/**/*.test.ts'],
	},
});
