import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg, totalmem } from 'node:os';

const REPORT = 'docs/performance.md';
const BEGIN = {
	bench: '<!-- figures: written by npm run bench -->',
	lighthouse: '<!-- figures: written by npm run bench:lighthouse -->',
};
/** The load of the machine before the benchmarks add their own. */
const [loadAtStart = 0] = loadavg();
const END = '<!-- end of figures -->';

/** Replaces one of the tables in docs/performance.md; the words around it are kept. */
export async function writeReport(which: keyof typeof BEGIN, table: string): Promise<void> {
	const page = await readFile(REPORT, 'utf8');
	const begin = BEGIN[which];
	const [before, rest = ''] = page.split(begin);
	const after = rest.slice(rest.indexOf(END));
	await writeFile(REPORT, `${before}${begin}\n\n${machine()}\n\n${table}\n\n${after}`);
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
