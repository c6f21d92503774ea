#!/usr/bin/env node
// Plain JavaScript on purpose: a Node too old to read the TypeScript beside it can still say so.
const { node: version } = process.versions;
const OLDEST_NODE = 24;

if (Number.parseInt(version, 10) < OLDEST_NODE) {
	console.error(
		`ploop needs Node ${OLDEST_NODE} or newer and this is ${version}. In a checkout, "npx ploop" brings its own.`,
	);
	process.exitCode = 2;
} else {
	await import('#server/yaml-modules');
	const [{ ploop }, { stopQuietlyWhenReaderLeaves }] = [await import('./ploop.ts'), await import('./terminal.ts')];
	stopQuietlyWhenReaderLeaves();
	process.exitCode = await ploop(process.argv.slice(2), process);
}
