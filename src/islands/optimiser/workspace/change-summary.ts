import type { Operation } from '#contract/review';
import type { WorkspaceCopy } from '#contract/workspace-copy';
import { fillIn, fillInCount } from '../fill-in.ts';

/** The order in which a summary tells them: what is new first. */
const ACTIONS: readonly Operation['action'][] = ['added', 'assumed', 'moved', 'reworded', 'fenced', 'removed'];

/** "3 additions, 1 move, 2 assumptions": what still holds, in words; empty when nothing does. */
function listChanges(operations: readonly Operation[], copy: WorkspaceCopy['changes']): string {
	return ACTIONS.flatMap((action) => {
		const n = operations.filter((one) => one.action === action && !one.isUndone).length;
		return n === 0 ? [] : [fillInCount(copy.counts[action], n)];
	}).join(', ');
}

/** The same as a sentence, with how many were undone. */
export function summariseChanges(operations: readonly Operation[], copy: WorkspaceCopy['changes']): string {
	const list = listChanges(operations, copy);
	const undone = operations.filter((one) => one.isUndone).length;
	const parts = [
		list === '' ? copy.none : fillIn(copy.summary, { list }),
		undone > 0 ? `${fillInCount(copy.undone, undone)}.` : '',
	];
	return parts.filter((part) => part !== '').join(' ');
}
