import type { ReactElement } from 'react';
import type { AnswerCheck } from '#contract/check-answer';
import type { OptimiserCopy } from '#contract/optimiser-copy';
import { CheckItem } from './CheckItem.tsx';
import { sortChecks } from './summarise-checks.ts';

interface Props {
	readonly checks: readonly AnswerCheck[];
	readonly sent: string;
	readonly copy: OptimiserCopy['answerCheck'];
}

export function CheckList({ checks, sent, copy }: Props): ReactElement {
	return (
		<section aria-labelledby="optimizer-checks">
			<h5 id="optimizer-checks">{copy.resultTitle}</h5>
			<ul className="opt-checks">
				{sortChecks(checks).map((check) => (
					<CheckItem key={check.id} check={check} sent={sent} copy={copy} />
				))}
			</ul>
		</section>
	);
}
