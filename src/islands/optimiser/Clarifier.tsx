import { useStore } from '@nanostores/react';
import { type ReactElement, type SubmitEvent, useRef } from 'react';
import { PROMPT_MAX_CHARS } from '#contract/limits';
import type { OptimiserCopy } from '#contract/optimiser-copy';
import { $answer, $answerProblem, type AnswerProblem, typeAnswer } from './clarifier.store.ts';
import { fillIn } from './fill-in.ts';
import { $optimiser, type Delivered, submitAnswer, submitDefaults } from './optimiser.store.ts';
import { Suggestions } from './Suggestions.tsx';
import { useArrival } from './use-arrival.ts';

interface Props {
	readonly asking: Delivered;
	readonly copy: OptimiserCopy;
}

export function Clarifier({ asking, copy: { clarifier: copy, messages } }: Props): ReactElement {
	const answer = useStore($answer);
	const problem = useStore($answerProblem);
	const isBusy = useStore($optimiser).kind === 'working';
	const headingRef = useRef<HTMLHeadingElement>(null);
	const inputRef = useRef<HTMLInputElement>(null);
	const { question, tips, examples, language } = asking.answer;

	useArrival(headingRef);

	function handleSubmit(event: SubmitEvent): void {
		event.preventDefault();
		if (!isBusy) void submitAnswer(messages);
	}

	function pick(example: string): void {
		typeAnswer(example);
		inputRef.current?.focus();
	}

	return (
		<section className="opt-clarifier" aria-labelledby="optimizer-question">
			<h3 id="optimizer-question" ref={headingRef} tabIndex={-1} lang={language}>
				<span className="opt-clarifier-prefix">{copy.prefix}</span>
				{question || copy.defaultQuestion}
			</h3>
			<Suggestions
				tips={tips.length > 0 ? tips : copy.defaultTips}
				examples={examples.length > 0 ? examples : copy.defaultExamples}
				copy={copy}
				onPick={pick}
			/>
			<form onSubmit={handleSubmit} noValidate>
				<label htmlFor="optimizer-answer">{copy.label}</label>
				<input
					id="optimizer-answer"
					ref={inputRef}
					value={answer}
					autoComplete="off"
					dir="auto"
					aria-invalid={problem !== null}
					aria-describedby="optimizer-answer-problem"
					onChange={(event) => typeAnswer(event.currentTarget.value)}
				/>
				<div id="optimizer-answer-problem" role="alert" className="opt-problem">
					{problem && <p>{describeProblem(problem, copy)}</p>}
				</div>
				<div className="opt-clarifier-actions">
					<button type="submit" className="button" disabled={isBusy}>
						{isBusy ? copy.submitting : copy.submit}
					</button>
					<button
						type="button"
						className="button is-quiet"
						disabled={isBusy}
						aria-describedby="optimizer-defaults"
						onClick={() => void submitDefaults(copy.defaultsAnswer, messages)}
					>
						{copy.defaults}
					</button>
					<p id="optimizer-defaults">{copy.defaultsNote}</p>
				</div>
			</form>
		</section>
	);
}

function describeProblem(problem: AnswerProblem, copy: OptimiserCopy['clarifier']): string {
	if (problem.kind === 'empty') return copy.empty;
	const { length } = problem;
	return fillIn(copy.tooLong, { n: length, max: PROMPT_MAX_CHARS, over: length - PROMPT_MAX_CHARS });
}
