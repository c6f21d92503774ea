import { type ReactElement, useEffect } from 'react';
import type { OptimiserCopy } from '#copy/optimiser-copy';
import { useStore } from '#islands/store/use-store.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { $answerCheck, closeAnswerCheck, openAnswerCheck } from './answer-check.store.ts';
import { CheckList } from './CheckList.tsx';
import { RepairPrompt } from './RepairPrompt.tsx';
import { summariseChecks } from './summarise-checks.ts';

interface Props {
	readonly sent: string;
	readonly copy: OptimiserCopy;
}

/** A field for an AI's answer, and the verdict on each rule of the request. */
export function AnswerCheck({ sent, copy }: Props): ReactElement {
	const { text, checked } = useStore($answerCheck);
	const words = copy.answerCheck;

	useEffect(() => {
		openAnswerCheck(sent);
		return closeAnswerCheck;
	}, [sent]);

	return (
		<>
			<p className="opt-check-lead">{words.lead}</p>
			<AnswerForm copy={copy} />
			<div className="opt-check-summary" role="status">
				{checked && <p>{summariseChecks(checked.checks, words)}</p>}
				{checked && checked.answer !== text && <p className="opt-check-changed">{words.changed}</p>}
			</div>
			{checked && checked.checks.length > 0 && <CheckList checks={checked.checks} sent={sent} copy={words} />}
			{checked?.repairPrompt && <RepairPrompt text={checked.repairPrompt} copy={copy} />}
		</>
	);
}
