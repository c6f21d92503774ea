import { type ReactElement, useId, useState } from 'react';
import type { Question } from '#contract/review';
import type { YoursCopy } from '#copy/workspace-copy';
import { fillInCount } from '../fill-in.ts';

interface Props {
	readonly questions: readonly Question[];
	/** Of the questions. */
	readonly language: string;
	readonly copy: YoursCopy;
	readonly onChoose: (id: string) => void;
}

/** The questions that wait, behind one row that says how many they are; a single one is in sight. */
export function OtherQuestions({ questions, language, copy, onChoose }: Props): ReactElement | null {
	const [isOpen, setOpen] = useState(false);
	const list = useId();
	if (questions.length === 0) return null;
	const isFolded = questions.length > 1;
	return (
		<div className="opt-yours-others">
			{isFolded && (
				<button
					type="button"
					className="opt-yours-row"
					aria-expanded={isOpen}
					aria-controls={list}
					onClick={() => setOpen(!isOpen)}
				>
					{fillInCount(copy.others, questions.length)} <span className="opt-chevron" aria-hidden="true" />
				</button>
			)}
			<ul id={list} hidden={isFolded && !isOpen} aria-label={fillInCount(copy.others, questions.length)}>
				{questions.map(({ id, question }) => (
					<li key={id}>
						<button type="button" className="opt-yours-row opt-yours-next" lang={language} onClick={() => onChoose(id)}>
							{question}
						</button>
					</li>
				))}
			</ul>
		</div>
	);
}
