/**
 * Runs the main journey in Firefox and in WebKit, the engine of Safari. As root on Debian or Ubuntu it installs missing packages.
 * An engine that cannot be installed is left out with a message, since the check must not fail for a missing package.
 */
import { spawnSync } from 'node:child_process';
import { findFirefox, findWebKit } from './engine-candidates.ts';

const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];
const INSTALL = [
	['apt-get', 'update', '-qq'],
	['apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...PACKAGES],
] as const;

/** Limited in time, so that a machine without a network goes on with a message. */
function install(): void {
	console.log('Installing Firefox and WebKit for the tests.');
	for (const [command, ...args] of INSTALL) {
		const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
		if (spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 120_000, env }).status !== 0)
			return;
	}
}

const ENGINES = [
	{ name: 'Firefox', file: 'tests/engines/firefox.test.ts', isThere: () => findFirefox() !== null },
	{ name: 'WebKit', file: 'tests/engines/webkit.test.ts', isThere: () => findWebKit() !== null },
];

if (process.getuid?.() === 0 && ENGINES.some(({ isThere }) => !isThere())) install();
for (const { name } of ENGINES.filter(({ isThere }) => !isThere()))
	console.warn(
		`\n!!! NOT TESTED IN ${name.toUpperCase()}: it is not on this machine (Debian: ${PACKAGES.join(', ')}).\n`,
	);
const files = ENGINES.filter(({ isThere }) => isThere()).map(({ file }) => file);
if (files.length > 0) {
	const run = ['vitest', 'run', '--config', 'vitest.engines.config.ts', ...files];
	process.exitCode = spawnSync('npx', run, { stdio: 'inherit' }).status ?? 1;
}
