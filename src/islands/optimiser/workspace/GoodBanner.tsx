import type { ReactElement } from 'react';
import type { ReviseResponse } from '#contract/revise';
import type { WorkspaceCopy } from '#copy/workspace-copy';
import { fillInCount } from '../fill-in.ts';
import { countChanges } from './count-changes.ts';
import { howKept } from './how-kept.ts';

interface Props {
	/** The text as sent. */
	readonly sent: string;
	readonly answer: Pick<ReviseResponse, 'operations' | 'blocks' | 'optimised_prompt'>;
	/** After an answer the prompt is no longer the typed text. */
	readonly isAnswered: boolean;
	readonly copy: WorkspaceCopy['good'];
}

/** Says what became of a request that was clear as typed, and that the run was not counted. */
export function GoodBanner({ sent, answer, isAnswered, copy }: Props): ReactElement {
	const { added, reworded, removed } = countChanges(answer);
	const edits = reworded + removed;
	return (
		<p className="opt-good">
			{!isAnswered && <strong>{copy[edits > 0 ? 'tidied' : howKept(sent, answer.optimised_prompt)]} </strong>}
			{edits > 0 && `${fillInCount(copy.edits, edits)} `}
			{added > 0 && !isAnswered && `${fillInCount(copy.little, added)} `}
			{copy.note}
		</p>
	);
}
