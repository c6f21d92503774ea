import type { ReactElement } from 'react';
import type { OptimiserCopy } from '#contract/optimiser-copy';
import type { ReviseResponse } from '#contract/revise';
import { fillIn } from '../fill-in.ts';
import { summariseLedger } from '../ledger-summary.ts';
import { summariseChanges } from './change-summary.ts';
import { GoodBanner } from './GoodBanner.tsx';

interface Props {
	readonly answer: ReviseResponse;
	readonly isAlreadyGood: boolean;
	readonly copy: OptimiserCopy;
}

/** The two things to see in ten seconds: nothing was lost, and what was added is told. */
export function Verdict({ answer, isAlreadyGood, copy }: Props): ReactElement {
	const summary = summariseLedger(answer.ledger);
	return (
		<div className="opt-verdict">
			{isAlreadyGood && <GoodBanner operations={answer.operations} copy={copy.workspace.good} />}
			<p>
				{summary.total > 0 && (
					<a className="opt-ledger-jump" href="#optimizer-side">
						{fillIn(copy.ledger.summary, { ...summary })}
					</a>
				)}{' '}
				<span>{summariseChanges(answer.operations, copy.workspace.changes)}</span>
			</p>
		</div>
	);
}
