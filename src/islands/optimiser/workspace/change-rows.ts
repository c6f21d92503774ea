import type { Operation } from '#contract/review';

/** From this many on, spelling changes are grouped, since they would fill the list. */
const LEAST = 3;

/** A group of changes, or a single one. */
export type ChangeRow = readonly [Operation, ...Operation[]];

/** A row for each change; many spelling changes share the row of the first. */
export function rowsOf(operations: readonly Operation[]): ChangeRow[] {
	const [first, ...others] = operations.filter(({ rule }) => rule === 'spelling');
	if (first === undefined || others.length + 1 < LEAST) return operations.map((one) => [one]);
	const left = operations.filter((one) => one === first || !others.includes(one));
	return left.map((one) => (one === first ? [first, ...others] : [one]));
}
