/**
 * Finds or installs a browser for the tests and prints its path. Run before Playwright: looks first, then installs Playwright's
 * Chromium, then (as root on Debian or Ubuntu) the system's package, and otherwise says what to do. Beside the system's Chromium
 * it installs the headless shell where that exists: see browser-candidates.ts.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { DEBIAN_CHROMIUM, findTestBrowser, HEADLESS_SHELL } from './browser-candidates.ts';

type Step = readonly [command: string, ...args: string[]];

const WITH_PLAYWRIGHT: readonly Step[] = [['npx', 'playwright', 'install', 'chromium']];
const withApt = (name: string): readonly Step[] => [
	['apt-get', 'update', '-qq'],
	['apt-get', 'install', '-y', '-qq', '--no-install-recommends', name],
];
const isRoot = process.getuid?.() === 0;

/** Runs the steps until one fails. Limited in time, so that a machine without a network goes on with a message. */
function tryInstall(steps: readonly Step[], timeout = 300_000): string | null {
	for (const [command, ...args] of steps) {
		const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' };
		const run = spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], timeout, env });
		if (run.status !== 0) return null;
	}
	return findTestBrowser();
}

function installBrowser(): string | null {
	console.log('No browser found: installing one for the tests.');
	return tryInstall(WITH_PLAYWRIGHT) ?? (isRoot ? tryInstall(withApt('chromium')) : null);
}

function addShell(): string | null {
	console.log('Installing the headless shell of Chromium: the tests take two thirds of the time in it.');
	return tryInstall(withApt('chromium-headless-shell'), 120_000);
}

let path = findTestBrowser() ?? (process.env.CHROME_PATH ? null : installBrowser());
if (isRoot && path === DEBIAN_CHROMIUM && !process.env.CHROME_PATH && !existsSync(HEADLESS_SHELL))
	path = addShell() ?? path;
if (path) {
	console.log(`Browser for the tests: ${path}`);
} else if (process.env.CHROME_PATH) {
	console.error(`CHROME_PATH is ${process.env.CHROME_PATH}, but no browser starts from there.`);
	process.exitCode = 1;
} else {
	console.error('No browser for the tests. Install Chromium or Chrome, or set CHROME_PATH to where one is.');
	process.exitCode = 1;
}
