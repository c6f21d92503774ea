import type { Desk } from './desk.ts';

export interface Target {
	readonly op: '>=' | '<=' | '=';
	readonly bound: number;
}

/** A row that lowers a figure, and its fault. */
export interface Worst {
	/** Set, row number and the beginning of the prompt. */
	readonly row: string;
	readonly reason: string;
}

/** The figure for output that is wrong on purpose. It must miss the target, which shows that the checker can fail. */
export interface Control {
	readonly name: string;
	readonly value: number;
}

export interface Figure {
	readonly label: string;
	/** Names of the sets that were measured. */
	readonly set: string;
	/** Number of rows, steps or pairs that were measured. */
	readonly count: number;
	readonly value: number;
	readonly unit: '%' | 'x' | 'points' | 'clauses' | '';
	/** Null if the figure is only reported. */
	readonly target: Target | null;
	readonly worst: readonly Worst[];
	readonly controls: readonly Control[];
}

/** A figure without a target. */
export const reported = (
	label: string,
	set: string,
	count: number,
	value: number,
	unit: Figure['unit'] = '%',
): Figure => ({ label, set, count, value, unit, target: null, worst: [], controls: [] });

export interface Metric {
	readonly id: string;
	readonly title: string;
	/** How the figure is measured, in one or two sentences. */
	readonly definition: string;
	readonly measure: (desk: Desk) => Figure[];
}

export function meets({ op, bound }: Target, value: number): boolean {
	if (op === '=') return value === bound;
	return op === '>=' ? value >= bound : value <= bound;
}

export const passes = ({ target, value }: Figure): boolean => target === null || meets(target, value);

/** Controls that wrongly meet the target; none if there is no target. */
export const missedControls = ({ target, controls }: Figure): Control[] =>
	target === null ? [] : controls.filter(({ value }) => meets(target, value));

/** `part` of `whole` in per cent; 100 if `whole` is 0. */
export const percent = (part: number, whole: number): number => (whole === 0 ? 100 : (100 * part) / whole);

export function median(values: readonly number[]): number {
	const sorted = [...values].sort((a, b) => a - b);
	return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
