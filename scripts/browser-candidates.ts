import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const USUAL_PLACES = [
	'/usr/bin/chromium',
	'/usr/bin/chromium-browser',
	'/usr/bin/google-chrome',
	'/usr/bin/google-chrome-stable',
	'/opt/google/chrome/chrome',
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
	'/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** A file may be there and still not start: a download without its system libraries. */
function canStart(path: string): boolean {
	return existsSync(path) && spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}

/** The first Chromium on this machine that starts, or null. `CHROME_PATH` wins; then Playwright's own; then the usual places. */
export function findInstalledBrowser(chosen = process.env.CHROME_PATH): string | null {
	const candidates = chosen ? [chosen] : [chromium.executablePath(), ...USUAL_PLACES];
	return candidates.find(canStart) ?? null;
}

/**
 * Flags for the browser of a container or build machine: root has no sandbox there, and a test must not phone anyone.
 */
export function browserFlags(): string[] {
	const quiet = ['--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update'];
	const isRoot = process.getuid?.() === 0;
	return isRoot ? [...quiet, '--disable-sync', '--disable-gpu', '--no-sandbox'] : [...quiet, '--disable-sync'];
}
