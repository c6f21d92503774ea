import type { ReactElement } from 'react';
import type { Operation } from '#contract/review';
import type { WorkspaceCopy } from '#contract/workspace-copy';
import { fillInCount } from '../fill-in.ts';

interface Props {
	readonly operations: readonly Operation[];
	readonly copy: WorkspaceCopy['good'];
}

/** A clear request stays as it is, but for slips of spelling and courtesy, and the visitor is told that it cost nothing. */
export function GoodBanner({ operations, copy }: Props): ReactElement {
	const done = operations.filter((one) => !one.isUndone);
	const edits = done.filter(({ action }) => action === 'reworded' || action === 'removed').length;
	const added = done.filter(({ action, landed }) => action === 'added' && landed.length > 0).length;
	return (
		<div className="opt-good">
			<p>
				<strong>{edits > 0 ? copy.tidied : copy.title}</strong> {copy.note}
			</p>
			{edits > 0 && <p>{fillInCount(copy.edits, edits)}</p>}
			{added > 0 && <p>{fillInCount(copy.little, added)}</p>}
		</div>
	);
}
