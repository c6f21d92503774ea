import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { atMost, type Figure } from './figure.ts';

const ENGINE = join(import.meta.dirname, '../../src/engine');
const COMMAND = 'node scripts/bench/run.ts size';
/** The limit for all weights and knowledge together, in kB. */
export const MOST_KILOBYTES = 1200;

/** The size of each file of weights and knowledge with Brotli, in kB by file name, the largest first. */
export function storedSizes(): Map<string, number> {
	const sizes = globSync('*/data/*.json', { cwd: ENGINE }).map((path) => {
		const bytes = readFileSync(join(ENGINE, path));
		const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
		return [basename(path, '.json'), brotliCompressSync(bytes, { params }).length / 1000] as const;
	});
	return new Map(sizes.sort((a, b) => b[1] - a[1]));
}

export const sumOf = (sizes: ReadonlyMap<string, number>): number =>
	[...sizes.values()].reduce((sum, size) => sum + size, 0);

/** Measures the compressed size of the engine's weights and knowledge. */
export function measureStoredSize(): Figure[] {
	const sizes = storedSizes();
	const figure = (name: string, value: number, target: Figure['target']): Figure => {
		return { part: 'Stored', name, value, unit: 'kB', target, command: COMMAND };
	};
	return [
		...[...sizes].map(([name, size]) => figure(`${name}, Brotli`, size, null)),
		figure('weights and knowledge in all, Brotli', sumOf(sizes), atMost(MOST_KILOBYTES)),
	];
}
