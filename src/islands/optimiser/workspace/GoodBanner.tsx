import type { ReactElement } from 'react';
import type { Operation } from '#contract/review';
import type { WorkspaceCopy } from '#contract/workspace-copy';
import { fillInCount } from '../fill-in.ts';

interface Props {
	readonly operations: readonly Operation[];
	readonly copy: WorkspaceCopy['good'];
}

/** A strong prompt stays as it is, and the visitor is told that it cost nothing. */
export function GoodBanner({ operations, copy }: Props): ReactElement {
	const added = operations.filter((one) => !one.isUndone && one.landed.length > 0).length;
	return (
		<div className="opt-good">
			<p>
				<strong>{copy.title}</strong> {copy.note}
			</p>
			{added > 0 && <p>{fillInCount(copy.little, added)}</p>}
		</div>
	);
}
