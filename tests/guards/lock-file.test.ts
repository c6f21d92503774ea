import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface LockFile {
	readonly packages: Readonly<
		Record<string, { readonly version?: string; readonly resolved?: string; readonly link?: boolean }>
	>;
}

const lock: LockFile = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const manifest = JSON.parse(readFileSync('package.json', 'utf8'));

/** A package of this repository is a link to its folder, which has an entry of its own. */
function lockedVersion(path: string): string | undefined {
	const entry = lock.packages[path];
	return entry?.link ? lock.packages[entry.resolved ?? '']?.version : entry?.version;
}

it('locks the versions that package.json names', () => {
	const named = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies };
	const locked = Object.keys(named).map((name) => [name, lockedVersion(`node_modules/${name}`)]);
	expect(Object.fromEntries(locked)).toEqual(named);
});

it('names no registry, so that an install works from any mirror', () => {
	const named = Object.entries(lock.packages).filter(([, one]) => one.resolved?.startsWith('http'));
	expect(named).toEqual([]);
});

it.each(['linux-x64', 'linux-arm64', 'darwin-arm64', 'darwin-x64', 'win32-x64'])('can install on %s', (platform) => {
	const natives = Object.keys(lock.packages).filter((path) => path.startsWith('node_modules/@biomejs/cli-'));
	expect(natives).toContain(`node_modules/@biomejs/cli-${platform}`);
});
