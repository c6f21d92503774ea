import type { Operation } from '#contract/review';

/** Two words are read at a glance; from three on they would push everything else out of view. */
const LEAST = 3;

/** Changes that stand together in the list, or one that stands alone. */
export type ChangeRow = readonly [Operation, ...Operation[]];

/** A row for each change; many words spelled out share the row of the first. */
export function rowsOf(operations: readonly Operation[]): ChangeRow[] {
	const [first, ...others] = operations.filter(({ rule }) => rule === 'spelling');
	if (first === undefined || others.length + 1 < LEAST) return operations.map((one) => [one]);
	const left = operations.filter((one) => one === first || !others.includes(one));
	return left.map((one) => (one === first ? [first, ...others] : [one]));
}
