import type { WorkspaceCopy } from '#copy/workspace-copy';
import { fillInCount } from '../fill-in.ts';
import { type ChangeKind, countChanges } from './count-changes.ts';

/** Kinds of lines besides the visitor's typed words, in order of importance. */
const BESIDES: readonly ChangeKind[] = ['given', 'added', 'assumed', 'derived'];

/** "1 answer of yours, 4 lines added"; empty without any. */
export function listAdded(made: Parameters<typeof countChanges>[0], forms: WorkspaceCopy['changes']['counts']): string {
	const counts = countChanges(made);
	return BESIDES.filter((kind) => counts[kind] > 0)
		.map((kind) => fillInCount(forms[kind], counts[kind]))
		.join(', ');
}
