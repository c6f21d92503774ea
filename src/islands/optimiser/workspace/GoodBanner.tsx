import type { ReactElement } from 'react';
import type { ReviseResponse } from '#contract/revise';
import type { WorkspaceCopy } from '#copy/workspace-copy';
import { fillInCount } from '../fill-in.ts';
import { countChanges } from './count-changes.ts';

interface Props {
	readonly answer: Pick<ReviseResponse, 'operations' | 'blocks'>;
	/** After an answer the prompt is no longer the typed text. */
	readonly isAnswered: boolean;
	readonly copy: WorkspaceCopy['good'];
}

/** Says that a clear request was kept, except for spelling and courtesy, and that the run was not counted. */
export function GoodBanner({ answer, isAnswered, copy }: Props): ReactElement {
	const { added, reworded, removed } = countChanges(answer);
	const edits = reworded + removed;
	return (
		<div className="opt-good">
			<p>
				{!isAnswered && <strong>{edits > 0 ? copy.tidied : copy.title} </strong>}
				{copy.note}
			</p>
			{edits > 0 && <p>{fillInCount(copy.edits, edits)}</p>}
			{added > 0 && !isAnswered && <p>{fillInCount(copy.little, added)}</p>}
		</div>
	);
}
