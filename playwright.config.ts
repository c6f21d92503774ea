import { defineConfig, devices } from '@playwright/test';
import { browserFlags, findInstalledBrowser } from './scripts/browser-candidates.ts';

const executablePath = findInstalledBrowser();

export default defineConfig({
	testDir: 'tests/browser',
	fullyParallel: true,
	workers: 2,
	forbidOnly: true,
	timeout: 30_000,
	expect: { timeout: 7_000 },
	reporter: process.env.CI ? [['list']] : [['line']],
	use: {
		locale: 'en-GB',
		trace: 'retain-on-failure',
		launchOptions: { ...(executablePath && { executablePath }), args: browserFlags() },
	},
	projects: [
		{ name: 'desktop', testIgnore: /phone\.test\.ts/, use: { viewport: { width: 1440, height: 900 } } },
		{
			name: 'phone',
			testMatch: /phone\.test\.ts/,
			use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 } },
		},
	],
});
