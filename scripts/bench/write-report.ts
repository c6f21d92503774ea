import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg, totalmem } from 'node:os';
import { type Figure, tableOf } from './figure.ts';

const REPORT = 'docs/performance.md';
const BEGIN = '<!-- figures: written by npm run bench -->';
/** Before the benchmarks add their own. */
const [loadAtStart = 0] = loadavg();
const END = '<!-- end of figures -->';

/** Replaces the table in docs/performance.md; the words around it are kept. */
export async function writeReport(figures: readonly Figure[]): Promise<void> {
	const page = await readFile(REPORT, 'utf8');
	const [before, rest = ''] = page.split(BEGIN);
	const [, after = ''] = rest.split(END);
	await writeFile(REPORT, `${before}${BEGIN}\n\n${machine()}\n\n${tableOf(figures)}\n\n${END}${after}`);
}

function machine(): string {
	const gigabytes = Math.round(totalmem() / 2 ** 30);
	const date = new Date().toISOString().slice(0, 10);
	const cores = availableParallelism();
	const company =
		loadAtStart > cores * 1.5
			? ` The machine was busy with other work (load ${loadAtStart.toFixed(0)}): times are too long.`
			: '';
	return `Measured ${date} on ${cores} cores, ${gigabytes} GB, Node ${process.versions.node}, ${process.platform}.${company}`;
}
