/**
 * Measures the engine on the project's copies of other people's prompts, prints every figure with its target and its controls,
 * and writes docs/quality.md and docs/examples.md: node scripts/eval/run.ts [metric ...] [--extra <folder>] [--misses]
 * [--print-only]
 *
 * `--extra` names a folder with further sets in the same format, which are not part of the project. The exit code is 1 when a
 * target is missed or a control reaches it.
 */
import { parseArgs } from 'node:util';
import { METRICS } from '#support/eval/all-metrics';
import { openDesk } from '#support/eval/desk';
import { type Figure, type Metric, missedControls, passes } from '#support/eval/metric';
import { formatTarget, formatValue } from './format-figure.ts';
import { writeExamples } from './write-examples.ts';
import { writeQuality } from './write-quality.ts';

const { values: options, positionals } = parseArgs({
	allowPositionals: true,
	options: { extra: { type: 'string' }, misses: { type: 'boolean' }, 'print-only': { type: 'boolean' } },
});
const wanted = METRICS.filter(({ id }) => positionals.length === 0 || positionals.includes(id));
const desk = openDesk(options.extra === undefined ? {} : { extra: options.extra });
const measured = wanted.map((metric) => {
	const figures = metric.measure(desk);
	printFigures(metric, figures, options.misses === true);
	return { metric, figures };
});
const isWhole = positionals.length === 0 && options.extra === undefined && !options['print-only'];
if (isWhole) {
	await writeQuality(measured);
	await writeExamples();
}
const figures = measured.flatMap((one) => one.figures);
const missed = figures.filter((figure) => !passes(figure)).length;
const slipped = figures.flatMap(missedControls).length;
console.log(`${figures.length} figures, ${missed} targets missed, ${slipped} controls slipped through`);
process.exitCode = missed + slipped > 0 ? 1 : 0;

/** Prints one metric: a line a figure, its controls below. */
function printFigures({ title }: Metric, figures: readonly Figure[], showsMisses: boolean): void {
	console.log(`\n${title}`);
	for (const figure of figures) {
		const verdict = figure.target === null ? '    ' : passes(figure) ? 'pass' : 'FAIL';
		const value = formatValue(figure.value, figure.unit).padStart(14);
		console.log(
			`  ${verdict} ${figure.label.padEnd(44)} ${figure.set.padEnd(16)} ${String(figure.count).padStart(6)} ${value}   ${formatTarget(figure)}`,
		);
		const slipped = missedControls(figure);
		for (const control of figure.controls) {
			const note = figure.target === null ? 'reported' : slipped.includes(control) ? 'SLIPPED THROUGH' : 'caught';
			console.log(`         control: ${control.name}: ${formatValue(control.value, figure.unit)} (${note})`);
		}
		if (showsMisses) for (const { row, reason } of figure.worst) console.log(`         ${row}\n             ${reason}`);
	}
}
