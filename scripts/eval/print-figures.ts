import { type Figure, type Metric, missedControls, passes } from '#support/eval/metric';
import { formatTarget, formatValue } from './format-figure.ts';

/** Prints one metric: a line a figure, its controls below. */
export function printFigures({ title }: Metric, figures: readonly Figure[], showsMisses: boolean): void {
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
