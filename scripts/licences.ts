/**
 * `npm run licences`: every package of the lock file with its version and licence, those of the product first. It asks no
 * registry: the lock file has the licences. `--shipped` leaves out packages for development only. Exits with 1 when a
 * licence is not one of the accepted ones.
 */
import { lockedPackages, notAgreedTo } from './licences/locked-packages.ts';

const isShippedAlone = process.argv.includes('--shipped');
const packages = lockedPackages().filter(({ isShipped }) => isShipped || !isShippedAlone);
const byName = packages.toSorted((a, b) => Number(b.isShipped) - Number(a.isShipped) || a.name.localeCompare(b.name));
for (const { name, version, licence, isShipped } of byName)
	console.log([name, version, licence, isShipped ? 'shipped' : 'development'].join('\t'));

const counts = new Map<string, number>();
for (const { licence } of packages) counts.set(licence, (counts.get(licence) ?? 0) + 1);
console.log(`\n${packages.length} packages`);
for (const [licence, count] of [...counts].toSorted(([, a], [, b]) => b - a)) console.log(`${count}\t${licence}`);

const refused = packages.filter(notAgreedTo);
for (const { name, licence } of refused) console.error(`${name}: ${licence} is no licence that was agreed to`);
process.exitCode = refused.length === 0 ? 0 : 1;
