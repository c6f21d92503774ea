import type { KeyboardEvent, ReactElement } from 'react';
import type { Question } from '#contract/review';
import type { OptimiserCopy } from '#copy/optimiser-copy';
import { useStore } from '#islands/store/use-store.ts';
import { $answerProblem, $answers, typeAnswer } from '../stores/clarifier.store.ts';

interface Props {
	readonly question: Question;
	/** Whether the heading above shows the question already. */
	readonly isAsked: boolean;
	/** Whether it is the only question: with several, each field needs a name of its own for screen readers. */
	readonly isAlone: boolean;
	readonly options: readonly string[];
	/** What an answer may look like. */
	readonly placeholder: string | undefined;
	readonly language: string;
	readonly copy: OptimiserCopy['clarifier'];
}

/** Enter sends the form, as in a field of one line. Shift and Enter begins a new line; an input method's own Enter is left alone. */
function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
	if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
	event.preventDefault();
	event.currentTarget.form?.requestSubmit();
}

/** One question: a tapped answer is put into the field, where it can be changed. */
export function QuestionField({
	question,
	isAsked,
	isAlone,
	options,
	placeholder,
	language,
	copy,
}: Props): ReactElement {
	const { id } = question;
	const answer = useStore($answers)[id] ?? '';
	const problem = useStore($answerProblem);
	const field = `optimizer-answer-${id}`;
	return (
		<fieldset className="opt-question">
			<legend id={`${field}-question`} className={isAsked ? 'visually-hidden' : undefined} lang={language}>
				{question.question || copy.defaultQuestion}
			</legend>
			{options.length > 0 && (
				<ul className="opt-answers">
					{options.map((option) => (
						<li key={option}>
							<button
								type="button"
								lang={language}
								aria-pressed={answer === option}
								onClick={() => typeAnswer(id, answer === option ? '' : option)}
							>
								{option}
							</button>
						</li>
					))}
				</ul>
			)}
			<div>
				<label id={`${field}-label`} htmlFor={field}>
					{copy.label}
				</label>
				<textarea
					id={field}
					rows={isAlone ? 3 : 1}
					value={answer}
					placeholder={placeholder}
					autoComplete="off"
					dir="auto"
					aria-labelledby={isAlone ? undefined : `${field}-label ${field}-question`}
					aria-invalid={problem !== null}
					aria-describedby="optimizer-answer-problem"
					enterKeyHint="go"
					onChange={(event) => typeAnswer(id, event.currentTarget.value)}
					onKeyDown={sendOnEnter}
				/>
			</div>
		</fieldset>
	);
}
