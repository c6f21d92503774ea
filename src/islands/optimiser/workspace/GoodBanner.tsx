import type { ReactElement } from 'react';
import type { ReviseResponse } from '#contract/revise';
import type { WorkspaceCopy } from '#copy/workspace-copy';
import { fillInCount } from '../fill-in.ts';
import { countChanges } from './count-changes.ts';

interface Props {
	readonly answer: Pick<ReviseResponse, 'operations' | 'blocks'>;
	/** With an answer of the person's in it, the prompt is no longer the text they typed. */
	readonly isAnswered: boolean;
	readonly copy: WorkspaceCopy['good'];
}

/** A clear request stays as it is, but for slips of spelling and courtesy, and the visitor is told that it cost nothing. */
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
