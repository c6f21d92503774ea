import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface LockFile {
	readonly packages: Readonly<Record<string, { readonly version?: string; readonly resolved?: string }>>;
}

const lock: LockFile = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const manifest = JSON.parse(readFileSync('package.json', 'utf8'));

it('locks the versions that package.json names', () => {
	const named = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies };
	const locked = Object.keys(named).map((name) => [name, lock.packages[`node_modules/${name}`]?.version]);
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
