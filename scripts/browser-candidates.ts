import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** The paths of Debian's packages. */
export const DEBIAN_CHROMIUM = '/usr/bin/chromium';
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const USUAL_PLACES = [
	DEBIAN_CHROMIUM,
	'/usr/bin/chromium-browser',
	'/usr/bin/google-chrome',
	'/usr/bin/google-chrome-stable',
	'/opt/google/chrome/chrome',
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
	'/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Whether the file starts: a download may lack its system libraries. */
function canStart(path: string): boolean {
	return existsSync(path) && spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}

/** The first Chromium on this machine that starts, or null. `CHROME_PATH` wins; then Playwright's own; then the usual places. */
export function findInstalledBrowser(chosen = process.env.CHROME_PATH): string | null {
	const candidates = chosen ? [chosen] : [chromium.executablePath(), ...USUAL_PLACES];
	return candidates.find(canStart) ?? null;
}

/** Gives letters the widths they have in a browser; by default the headless shell rounds widths to whole pixels. */
export const TEST_FLAGS = [...browserFlags(), '--font-render-hinting=none'];

/**
 * Finds the browser for tests. The headless shell has the same engine without windows and tabs, which take two fifths of the
 * processor time; where it is not installed, the full browser is used.
 */
export function findTestBrowser(chosen = process.env.CHROME_PATH): string | null {
	return !chosen && canStart(HEADLESS_SHELL) ? HEADLESS_SHELL : findInstalledBrowser(chosen);
}

/** Flags for a browser in a container or on a build machine: root has no sandbox there, and a test must not contact other servers. */
export function browserFlags(): string[] {
	const quiet = ['--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update'];
	const isRoot = process.getuid?.() === 0;
	return isRoot ? [...quiet, '--disable-sync', '--disable-gpu', '--no-sandbox'] : [...quiet, '--disable-sync'];
}
