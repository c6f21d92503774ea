import type { ReviseResponse } from '#contract/revise';
import type { WorkspaceCopy } from '#copy/workspace-copy';
import { fillIn, fillInCount } from '../fill-in.ts';
import { CHANGE_KINDS, countChanges, kindOf } from './count-changes.ts';

type Result = Pick<ReviseResponse, 'operations' | 'blocks'>;

/** "3 lines added, 1 line moved, 2 guesses": the changes in force, in words; empty without any. */
function listChanges(result: Result, copy: WorkspaceCopy['changes']): string {
	const counts = countChanges(result);
	return CHANGE_KINDS.filter((kind) => counts[kind] > 0)
		.map((kind) => fillInCount(copy.counts[kind], counts[kind]))
		.join(', ');
}

/** The same as a sentence, with the number of undone ones. */
export function summariseChanges(result: Result, copy: WorkspaceCopy['changes']): string {
	const list = listChanges(result, copy);
	const undone = result.operations.filter((one) => one.isUndone && kindOf(one, result.blocks) !== 'frame').length;
	const parts = [
		list === '' ? copy.none : fillIn(copy.summary, { list }),
		undone > 0 ? `${fillInCount(copy.undone, undone)}.` : '',
	];
	return parts.filter((part) => part !== '').join(' ');
}
