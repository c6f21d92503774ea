import type { Block, LineOrigin } from '#contract/blocks';
import type { Operation } from '#contract/review';
import type { ReviseResponse } from '#contract/revise';

type Result = Pick<ReviseResponse, 'operations' | 'blocks'>;
/** `given`: a line of an answer or accepted suggestion; `derived`: one made from the visitor's, such as a check of their rule. */
export type ChangeKind = Operation['action'] | 'given' | 'derived';
export type ChangeCounts = Readonly<Record<ChangeKind, number>>;

/** The order of kinds of change: new lines first. */
export const CHANGE_KINDS: readonly ChangeKind[] = [
	'added',
	'assumed',
	'given',
	'derived',
	'moved',
	'reworded',
	'fenced',
	'removed',
];

const BY_ORIGIN: Readonly<Record<LineOrigin, ChangeKind>> = {
	yours: 'given',
	derived: 'derived',
	added: 'added',
	assumed: 'assumed',
};

/** The kind of a change; an added line has the kind of its mark in the document. */
export function kindOf(operation: Operation, blocks: readonly Block[]): ChangeKind | 'frame' {
	// Headings and closing line: the form of every result, which is not counted.
	if (operation.rule === 'frame' || operation.rule === 'closing') return 'frame';
	const landed = operation.landed[0];
	if (operation.action !== 'added' || !landed) return operation.action;
	const line = blocks.find(({ start, end }) => start <= landed.start && landed.start < end);
	return line?.kind === 'line' && line.origin ? BY_ORIGIN[line.origin] : 'added';
}

/** Number of changes in force, by kind. Every sentence and figure about changes is based on it. */
export function countChanges({ operations, blocks }: Result): ChangeCounts {
	const counts = Object.fromEntries(CHANGE_KINDS.map((kind) => [kind, 0])) as Record<ChangeKind, number>;
	for (const operation of operations) {
		const kind = kindOf(operation, blocks);
		if (kind !== 'frame' && !operation.isUndone) counts[kind] += 1;
	}
	return counts;
}
