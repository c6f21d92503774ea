import type { ReactElement } from 'react';
import type { AnswerCheck } from '#contract/check-answer';
import type { OptimiserCopy } from '#copy/optimiser-copy';
import { fillInCount } from '../fill-in.ts';
import { CheckItem } from './CheckItem.tsx';
import { groupChecks } from './summarise-checks.ts';

interface Props {
	readonly checks: readonly AnswerCheck[];
	readonly sent: string;
	readonly copy: OptimiserCopy['answerCheck'];
}

/** The failed rules; passed ones, and those that only a person can judge, are folded. */
export function CheckList({ checks, sent, copy }: Props): ReactElement {
	const groups = groupChecks(checks);
	const listOf = (some: readonly AnswerCheck[]) => (
		<ul className="opt-checks">
			{some.map((check) => (
				<CheckItem key={check.id} check={check} sent={sent} copy={copy} />
			))}
		</ul>
	);
	return (
		<section aria-labelledby="optimizer-checks">
			<h5 id="optimizer-checks" className="visually-hidden">
				{copy.resultTitle}
			</h5>
			{groups.map(({ verdict, checks: some }) =>
				verdict === 'fail' ? (
					<div key={verdict}>{listOf(some)}</div>
				) : (
					<details key={verdict} className="opt-check-group">
						<summary>{fillInCount(copy.summary[verdict], some.length)}</summary>
						{listOf(some)}
					</details>
				),
			)}
		</section>
	);
}
