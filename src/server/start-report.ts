import type { Config } from './config.ts';

/** What the operator reads at start: the address, and one line for each part, saying which run on their default. */
export function startReport(config: Config, port: number): string[] {
	const host = config.host.includes(':') ? `[${config.host}]` : config.host;
	return [
		`PLOOP is ready at http://${host}:${port}`,
		part('published', config.defaulted.has('PUBLIC_ORIGIN'), 'at that address', 'PUBLIC_ORIGIN'),
		part('database', config.defaulted.has('DATABASE_URL'), `a file in ${config.dataFolder}`, 'DATABASE_URL'),
		part('optimiser', true, 'the embedded engine, no model key needed', ''),
		part('secret', config.defaulted.has('AUTH_SECRET'), `kept in ${config.dataFolder}`, 'AUTH_SECRET'),
		part('proxies', config.defaulted.has('TRUST_PROXY'), 'none trusted', 'TRUST_PROXY'),
	];
}

function part(name: string, isDefault: boolean, meaning: string, setting: string): string {
	return `  ${name.padEnd(10)} ${isDefault ? `default: ${meaning}` : `set by ${setting}`}`;
}
