/**
 * `npm run bench:lighthouse`: Lighthouse on the built home page, its phone preset, five runs. Prints each figure's median and
 * fails when one misses its target. Lighthouse is fetched by npx in one fixed version and is no dependency.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserFlags, findInstalledBrowser } from '../browser-candidates.ts';
import { atLeast, atMost, type Figure, isReached, percentile, tableOf } from './figure.ts';
import { startProduct } from './start-product.ts';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const RUNS = Number(process.argv[2] ?? 5);

interface Report {
	readonly categories: Readonly<Record<string, { readonly score: number }>>;
	readonly audits: Readonly<
		Record<string, { readonly title: string; readonly score: number | null; readonly numericValue?: number }>
	>;
}

/** One visit of Lighthouse, in a process of its own. */
function audit(url: string, folder: string): Report {
	const output = join(folder, 'report.json');
	const flags = ['--headless=new', ...browserFlags()].join(' ');
	const args = [
		'--yes',
		LIGHTHOUSE,
		url,
		'--output=json',
		`--output-path=${output}`,
		'--quiet',
		`--chrome-flags=${flags}`,
	];
	const env = { ...process.env, CHROME_PATH: findInstalledBrowser() ?? '' };
	const run = spawnSync('npx', args, { env, stdio: ['ignore', 'inherit', 'inherit'], timeout: 180_000 });
	if (run.status !== 0) throw new Error(`Lighthouse ended with ${run.status ?? run.signal}`);
	return JSON.parse(readFileSync(output, 'utf8'));
}

function figuresOf(reports: readonly Report[]): Figure[] {
	const figure = (name: string, unit: string, target: Figure['target'], read: (one: Report) => number): Figure => {
		const value = percentile(reports.map(read), 0.5);
		return { part: 'Lighthouse, phone', name, value, unit, target, command: 'npm run bench:lighthouse' };
	};
	const score = (name: string) =>
		figure(name, '', atLeast(100), (one) => Math.round((one.categories[name]?.score ?? 0) * 100));
	const audited = (name: string, unit: string, target: number) =>
		figure(name, unit, atMost(target), (one) => one.audits[name]?.numericValue ?? Number.POSITIVE_INFINITY);
	return [
		...['performance', 'accessibility', 'best-practices', 'seo'].map(score),
		audited('largest-contentful-paint', 'ms', 1200),
		audited('total-blocking-time', 'ms', 50),
		audited('cumulative-layout-shift', '', 0),
	];
}

/** Audits without full marks, so that a miss says where to look. */
function shortfallsOf({ audits }: Report): string[] {
	const short = Object.values(audits).filter(({ score }) => score !== null && score < 0.9);
	return short.map(({ title }) => `- ${title}`);
}

const product = await startProduct();
const folder = mkdtempSync(join(tmpdir(), 'ploop-lighthouse-'));
try {
	const reports = Array.from({ length: RUNS }, () => audit(product.url, folder));
	const figures = figuresOf(reports);
	console.log(tableOf(figures));
	for (const line of new Set(reports.flatMap(shortfallsOf))) console.log(line);
	process.exitCode = figures.every(isReached) ? 0 : 1;
} finally {
	await product.stop();
	rmSync(folder, { recursive: true, force: true });
}
