import type { Desk } from './desk.ts';

export interface Target {
	readonly op: '>=' | '<=' | '=';
	readonly bound: number;
}

/** A row that lowers a figure, with its fault. */
export interface Worst {
	/** Set, row number and the beginning of the prompt. */
	readonly row: string;
	readonly reason: string;
}

/** The same checker on output that is wrong on purpose. Its value must miss the target: a checker that cannot fail checks nothing. */
export interface Control {
	readonly name: string;
	readonly value: number;
}

export interface Figure {
	readonly label: string;
	/** Names of the sets it was taken on. */
	readonly set: string;
	/** How many rows, steps or pairs the value rests on. */
	readonly count: number;
	readonly value: number;
	readonly unit: '%' | 'x' | 'points' | 'clauses' | '';
	/** null: reported, not judged. */
	readonly target: Target | null;
	readonly worst: readonly Worst[];
	readonly controls: readonly Control[];
}

/** A figure that is reported and not judged. */
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
	/** How it is measured, in a sentence or two. */
	readonly definition: string;
	readonly measure: (desk: Desk) => Figure[];
}

export function meets({ op, bound }: Target, value: number): boolean {
	if (op === '=') return value === bound;
	return op === '>=' ? value >= bound : value <= bound;
}

export const passes = ({ target, value }: Figure): boolean => target === null || meets(target, value);

/** Controls that slip through; nothing is judged where there is no target. */
export const missedControls = ({ target, controls }: Figure): Control[] =>
	target === null ? [] : controls.filter(({ value }) => meets(target, value));

/** `part` of `whole` in per cent; of nothing, everything is right. */
export const percent = (part: number, whole: number): number => (whole === 0 ? 100 : (100 * part) / whole);

export function median(values: readonly number[]): number {
	const sorted = [...values].sort((a, b) => a - b);
	return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
