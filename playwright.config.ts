import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { defineConfig, devices } from '@playwright/test';
import { findTestBrowser, TEST_FLAGS } from './scripts/browser-candidates.ts';

/** The first process to read this file picks the port; the workers it starts inherit it. */
process.env.PLOOP_TEST_PORT ??= String(await findFreePort());
const port = process.env.PLOOP_TEST_PORT;
const executablePath = findTestBrowser();

/**
 * What they test stands still: every frame of a movement is drawn by the processor, which took a fifth of their time.
 * Movement is looked at by the other files, such as optimise, composer, dialogs, toast, arriving, steady and phone.
 */
const STILL =
	/\/(?:workspace|hint|history|templates|yours|clarifier|prompt-box|coming-back|preferences|browser-model)\.test\.ts$/;
const PHONE = /phone\.test\.ts/;
const DESKTOP = { viewport: { width: 1440, height: 900 } };

async function findFreePort(): Promise<number> {
	const probe = createServer().listen(0, '127.0.0.1');
	await once(probe, 'listening');
	const { port } = probe.address() as AddressInfo;
	probe.close();
	return port;
}

export default defineConfig({
	testDir: 'tests/browser',
	fullyParallel: true,
	// One more than a machine of two cores has, as each waits now and then: for a server, an answer, a second that passes.
	workers: 3,
	forbidOnly: true,
	// Tells a lost race, which is then listed as flaky with a trace of the second run, from a fault, which fails twice.
	retries: process.env.CI ? 1 : 0,
	timeout: 60_000,
	expect: { timeout: 15_000 },
	reporter: process.env.CI ? [['list']] : [['line']],
	use: {
		baseURL: `http://127.0.0.1:${port}`,
		locale: 'en-GB',
		trace: 'on-first-retry',
		launchOptions: { ...(executablePath && { executablePath }), args: TEST_FLAGS },
	},
	webServer: {
		command: `"${process.execPath}" src/server/main.mjs`,
		url: `http://127.0.0.1:${port}/api/health`,
		// Each test comes from an address of its own (see visit.ts), so that the limits an address has do not join them.
		// That looks like a proxy, for which the operator's pages are shut, unless it is a demo.
		// Playwright empties test-results before it starts the server.
		env: { PORT: port, HOST: '127.0.0.1', DATA_DIR: 'test-results/data', TRUST_PROXY: '1', DEMO: '1' },
		timeout: 30_000,
		gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
	},
	projects: [
		{ name: 'desktop', testIgnore: [PHONE, STILL], use: DESKTOP },
		{ name: 'still', testMatch: STILL, use: { ...DESKTOP, contextOptions: { reducedMotion: 'reduce' } } },
		{
			name: 'phone',
			testMatch: PHONE,
			use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 } },
		},
	],
});
