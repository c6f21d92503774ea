import { existsSync } from 'node:fs';

export interface WebKitPlaces {
	readonly driver: string;
	/** The path of the small browser around the engine. */
	readonly browser: string;
}

const FIREFOXES = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
const DRIVER = '/usr/bin/WebKitWebDriver';
const SCREEN = '/usr/bin/Xvfb';
const MINI_BROWSERS = ['x86_64', 'aarch64'].map(
	(machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
);

export const findFirefox = (): string | null => FIREFOXES.find(existsSync) ?? null;

/** Finds WebKit; null when it is not installed or has no display. */
export function findWebKit(): WebKitPlaces | null {
	const browser = MINI_BROWSERS.find(existsSync);
	return browser && existsSync(DRIVER) && existsSync(SCREEN) ? { driver: DRIVER, browser } : null;
}

export const requireFirefox = (): string => findFirefox() ?? fail('Firefox');
export const requireWebKit = (): WebKitPlaces => findWebKit() ?? fail('WebKit');

function fail(engine: string): never {
	throw new Error(`There is no ${engine} on this machine: npm run test:engines leaves it out.`);
}
