import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Metric } from '../metric.ts';

const PRINTER = fileURLToPath(new URL('../print-hashes.ts', import.meta.url));

/** Environments to run a process in. */
const PLACES: readonly Readonly<Record<string, string>>[] = [
	{ TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' },
	{ TZ: 'America/St_Johns', LANG: 'C', LC_ALL: 'C' },
	{ TZ: 'Asia/Tokyo', LANG: 'ja_JP.UTF-8', LC_ALL: 'ja_JP.UTF-8' },
];

/** Checks that the same request gives the same bytes in every environment. */
export const determinism: Metric = {
	id: 'determinism',
	title: 'Determinism',
	definition:
		'The whole results of a sample of every set (text, ledger, provenance, operations, score), made by four processes: the usual one twice, and three in other time zones and locales. Number of processes whose results differ in any byte from the first.',
	measure: (desk) => {
		const places = desk.isSample ? PLACES.slice(0, 1) : [{}, ...PLACES];
		const first = hashesIn({});
		const differing = places.filter((place) => hashesIn(place) !== first);
		return [
			{
				label: 'processes that differ',
				set: 'all sets',
				count: places.length,
				value: differing.length,
				unit: '',
				target: { op: '=', bound: 0 },
				worst: differing.map((place) => ({ row: `process ${JSON.stringify(place)}`, reason: 'other bytes' })),
				controls: [{ name: 'another tone', value: hashesIn({}, 'casual') === first ? 0 : 1 }],
			},
		];
	},
};

const hashesIn = (place: Readonly<Record<string, string>>, tone = 'friendly'): string =>
	execFileSync(process.execPath, [PRINTER, tone], { env: { ...process.env, ...place }, encoding: 'utf8' });
