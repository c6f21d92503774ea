import { readFileSync } from 'node:fs';

export interface LockedPackage {
	readonly name: string;
	readonly version: string;
	/** An SPDX expression. */
	readonly licence: string;
	/** Whether it is needed to build or run the product, and not only to test it. */
	readonly isShipped: boolean;
}

interface Entry {
	readonly version?: string;
	readonly license?: string;
	readonly dev?: boolean;
	readonly link?: boolean;
}

/** Licences that only require their own text, and two that require publishing changes to the package itself. */
const AGREED: ReadonlySet<string> = new Set([
	'0BSD',
	'AFL-2.1',
	'Apache-2.0',
	'BlueOak-1.0.0',
	'BSD-2-Clause',
	'BSD-3-Clause',
	'CC0-1.0',
	'ISC',
	'LGPL-3.0-or-later',
	'MIT',
	'MIT-0',
	'MPL-2.0',
	'Python-2.0',
	'Zlib',
]);

/** Every package in the lock file except the project itself. */
export function lockedPackages(lock = readFileSync('package-lock.json', 'utf8')): LockedPackage[] {
	const { packages } = JSON.parse(lock) as { packages: Readonly<Record<string, Entry>> };
	return Object.entries(packages)
		.filter(([path, { link }]) => path.includes('node_modules/') && link !== true)
		.map(([path, { version = '', license = 'none named', dev = false }]) => {
			const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
			return { name, version, licence: license, isShipped: !dev };
		});
}

/** Of licences joined by AND each must be accepted; of licences joined by OR one. */
export function notAgreedTo({ licence }: Pick<LockedPackage, 'licence'>): boolean {
	const plain = licence.replace(/[()]/g, '');
	return !plain.split(' OR ').some((choice) => choice.split(' AND ').every((one) => AGREED.has(one)));
}
