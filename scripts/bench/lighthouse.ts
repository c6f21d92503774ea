/**
 * `npm run bench:lighthouse`: Lighthouse on the built home page and every content page, its phone preset. Prints the median
 * of each figure, writes them to docs/performance.md and fails when one misses its target. `node scripts/bench/lighthouse.ts
 * 1 /faq` visits that page once and writes nothing. Lighthouse is fetched by npx in one fixed version and is no dependency.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONTENT_PAGES } from '#support/routes';
import { browserFlags, findInstalledBrowser } from '../browser-candidates.ts';
import { atLeast, atMost, type Figure, isReached, percentile } from './figure.ts';
import { startProduct } from './start-product.ts';
import { writeReport } from './write-report.ts';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const [runs = '3', ...chosen] = process.argv.slice(2);
const PATHS = chosen.length > 0 ? chosen : ['/', ...CONTENT_PAGES];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
/** The home page has a weaker target, since its optimiser paints later. */
const lcpTarget = (path: string): number => (path === '/' ? 1200 : 1000);

interface Report {
	readonly categories: Readonly<Record<string, { readonly score: number }>>;
	readonly audits: Readonly<
		Record<string, { readonly title: string; readonly score: number | null; readonly numericValue?: number }>
	>;
}

const MOST_TRIES = 3;

/** One visit of Lighthouse in a process of its own, repeated when its browser recorded nothing. */
function audit(url: string, folder: string, tries = 1): Report {
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
	if (run.status !== 0 && tries < MOST_TRIES) return audit(url, folder, tries + 1);
	if (run.status !== 0) throw new Error(`Lighthouse ended with ${run.status ?? run.signal}`);
	return JSON.parse(readFileSync(output, 'utf8'));
}

function figuresOf(path: string, reports: readonly Report[]): Figure[] {
	const figure = (name: string, unit: string, target: Figure['target'], read: (one: Report) => number): Figure => {
		const value = percentile(reports.map(read), 0.5);
		return { part: path, name, value, unit, target, command: 'npm run bench:lighthouse' };
	};
	const score = (name: string) =>
		figure(name, '', atLeast(100), (one) => Math.round((one.categories[name]?.score ?? 0) * 100));
	const audited = (name: string, unit: string, target: number) =>
		figure(name, unit, atMost(target), (one) => one.audits[name]?.numericValue ?? Number.POSITIVE_INFINITY);
	return [
		...CATEGORIES.map(score),
		audited('largest-contentful-paint', 'ms', lcpTarget(path)),
		audited('total-blocking-time', 'ms', 50),
		audited('cumulative-layout-shift', '', 0),
	];
}

/** A table with one line a page; missed targets are bold. */
function pagesTable(pages: readonly (readonly Figure[])[]): string {
	const cell = (one: Figure) => {
		const text = `${Number.isInteger(one.value) ? one.value : one.value.toFixed(one.value < 1 ? 3 : 0)}${one.unit && ` ${one.unit}`}`;
		return isReached(one) ? text : `**${text}**`;
	};
	const rows = pages.map((figures) => `| ${figures[0]?.part} | ${figures.map(cell).join(' | ')} |`);
	const names = ['performance', 'accessibility', 'best practices', 'SEO', 'LCP', 'TBT', 'CLS'];
	return [`| page | ${names.join(' | ')} |`, `| --- |${' ---: |'.repeat(names.length)}`, ...rows].join('\n');
}

/** Audits without full marks, to show the cause of a missed target. */
function shortfallsOf({ audits }: Report): string[] {
	const short = Object.values(audits).filter(({ score }) => score !== null && score < 0.9);
	return short.map(({ title }) => `- ${title}`);
}

const product = await startProduct();
const folder = mkdtempSync(join(tmpdir(), 'ploop-lighthouse-'));
try {
	const pages: Figure[][] = [];
	for (const path of PATHS) {
		const reports = Array.from({ length: Number(runs) }, () => audit(product.url + path, folder));
		const figures = figuresOf(path, reports);
		pages.push(figures);
		console.log(pagesTable([figures]).split('\n').at(-1));
		for (const line of new Set(reports.flatMap(shortfallsOf))) console.log(line);
	}
	if (chosen.length === 0) await writeReport('lighthouse', pagesTable(pages));
	process.exitCode = pages.flat().every(isReached) ? 0 : 1;
} finally {
	await product.stop();
	rmSync(folder, { recursive: true, force: true });
}
