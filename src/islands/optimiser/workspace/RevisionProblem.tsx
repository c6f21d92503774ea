import type { ReactElement } from 'react';
import type { OptimiserCopy } from '#copy/optimiser-copy';
import { forgetProblem, type Revision, reviseAgain } from './revision.store.ts';

interface Props {
	readonly problem: Revision['problem'];
	readonly copy: OptimiserCopy;
}

/** Why a revision failed, with a button to go on. It stays in view while the result is scrolled. */
export function RevisionProblem({ problem, copy: { workspace, messages } }: Props): ReactElement {
	const { kept, retry, dismiss } = workspace.problem;
	return (
		<div className="opt-revision-problem" role="alert">
			{problem && (
				<>
					<p>
						{problem.message} {kept}
					</p>
					<button type="button" className="button is-small is-quiet" onClick={() => void reviseAgain(messages)}>
						{retry}
					</button>
					<button type="button" className="link-button" onClick={forgetProblem}>
						{dismiss}
					</button>
				</>
			)}
		</div>
	);
}
