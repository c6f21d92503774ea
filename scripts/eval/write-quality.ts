import { readFile, writeFile } from 'node:fs/promises';
import { type Figure, type Metric, missedControls, passes } from '#support/eval/metric';
import { formatTarget, formatValue } from './format-figure.ts';
import { type Measured, worstRows } from './worst-rows.ts';

const PAGE = 'docs/quality.md';
const BEGIN = '<!-- figures: written by npm run eval -->';
const END = '<!-- end of figures -->';

/** Replaces the figures in docs/quality.md; the words around them are kept. The same engine and data give the same bytes. */
export async function writeQuality(measured: readonly Measured[]): Promise<void> {
	const page = await readFile(PAGE, 'utf8');
	const [before, rest = ''] = page.split(BEGIN);
	const [, after = ''] = rest.split(END);
	const parts = [tableOf(measured), await speedTable(), controlsOf(measured), definitionsOf(measured)];
	const body = [...parts, worstRows(measured)].join('\n\n');
	await writeFile(PAGE, `${before}${BEGIN}\n\n${body}\n\n${END}${after}`);
}

function tableOf(measured: readonly Measured[]): string {
	const rows = measured.flatMap(({ metric, figures }) => figures.map((figure) => rowOf(metric, figure)));
	return ['## Figures', '', '| metric | figure | data | rows | measured | target | reached |', RULE, ...rows].join(
		'\n',
	);
}

const RULE = '| --- | --- | --- | ---: | ---: | ---: | --- |';

function rowOf({ title }: Metric, figure: Figure): string {
	const reached = figure.target === null ? '' : passes(figure) ? 'yes' : '**no**';
	const target = figure.target === null ? '' : formatTarget(figure);
	return `| ${title} | ${figure.label} | ${figure.set} | ${figure.count} | ${formatValue(figure.value, figure.unit)} | ${target} | ${reached} |`;
}

/** The lines of docs/performance.md about the engine and about the server's memory and start. */
async function speedTable(): Promise<string> {
	const lines = (await readFile('docs/performance.md', 'utf8')).split('\n');
	const kept = lines.filter((line) => /^\| (?:part|---|Engine|Server) /.test(line));
	return ['## Speed and memory', '', 'Taken from [performance](performance.md).', '', ...kept].join('\n');
}

function controlsOf(measured: readonly Measured[]): string {
	const rows = measured.flatMap(({ metric, figures }) =>
		figures.flatMap((figure) => {
			const slipped = missedControls(figure);
			return figure.controls.map((control) => {
				const verdict = figure.target === null ? '' : slipped.includes(control) ? '**no**' : 'yes';
				const value = formatValue(control.value, figure.unit);
				return `| ${metric.title} | ${figure.label} | ${figure.set} | ${control.name} | ${value} | ${formatTarget(figure)} | ${verdict} |`;
			});
		}),
	);
	const words = 'The same checkers on output that is wrong on purpose. Each value must miss the target.';
	const head = '| metric | figure | data | what was done to the output | measured | target | caught |';
	return ['## Controls', '', words, '', head, RULE.replace('---: | ---:', '--- | ---:'), ...rows].join('\n');
}

function definitionsOf(measured: readonly Measured[]): string {
	return ['## Definitions', '', ...measured.map(({ metric }) => `- **${metric.title}.** ${metric.definition}`)].join(
		'\n',
	);
}
