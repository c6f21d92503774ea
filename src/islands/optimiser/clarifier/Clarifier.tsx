import { type ReactElement, type SubmitEvent, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { PROMPT_MAX_CHARS } from '#contract/limits';
import type { Question } from '#contract/review';
import type { OptimiserCopy } from '#copy/optimiser-copy';
import { useStore } from '#islands/store/use-store.ts';
import { fillIn } from '../fill-in.ts';
import { EditButton } from '../prompt-box/EditButton.tsx';
import { useArrival } from '../result/use-arrival.ts';
import { $answerProblem, type AnswerProblem, typeAnswer } from '../stores/clarifier.store.ts';
import { $optimiser, type Delivered } from '../stores/optimiser.store.ts';
import { roundOf, submitAnswers, submitDefaults } from './clarifier-round.ts';
import { GAP, withGaps } from './gaps.ts';
import { QuestionField } from './QuestionField.tsx';
import { Suggestions } from './Suggestions.tsx';
import { Tips } from './Tips.tsx';

interface Props {
	readonly asking: Delivered;
	readonly copy: OptimiserCopy;
}

/** One round of questions, each with answers to tap and a field for another. */
export function Clarifier({ asking, copy: { clarifier: copy, form, messages } }: Props): ReactElement {
	const problem = useStore($answerProblem);
	const isBusy = useStore($optimiser).kind === 'working';
	const headingRef = useRef<HTMLHeadingElement>(null);
	const formRef = useRef<HTMLFormElement>(null);
	const { tips, examples, language } = asking.answer;
	const round = roundOf(asking.answer);
	const question = asking.answer.question || copy.defaultQuestion;
	const answers = (examples.length > 0 ? examples : copy.defaultExamples).map(withGaps);
	// With several questions each has its answers beside its field; a single one has them above.
	const isAlone = round.length === 1;
	// Asked like this where the text told nothing at all: then nothing sensible could be assumed, and the offer to is quiet.
	const isUnreadable = isAlone && question === copy.defaultQuestion;
	const advice = (tips.length > 0 ? tips : copy.defaultTips).map(withCurlyQuotes);

	useArrival(headingRef);
	useEffect(() => {
		if (problem) formRef.current?.querySelector('textarea')?.focus();
	}, [problem]);

	function handleSubmit(event: SubmitEvent): void {
		event.preventDefault();
		if (!isBusy) void submitAnswers(copy.lines, messages);
	}

	/** Puts an example into the field and selects its gap, so that the next typed words replace it. */
	function pick(example: string): void {
		flushSync(() => typeAnswer(round[0]?.id ?? '', example));
		const field = formRef.current?.querySelector('textarea');
		const gap = example.indexOf(GAP);
		field?.focus();
		if (gap >= 0) field?.setSelectionRange(gap, gap + GAP.length);
	}

	return (
		<section className="opt-clarifier" data-alone={isAlone || undefined} aria-labelledby="optimizer-question">
			<h3 id="optimizer-question" ref={headingRef} tabIndex={-1} lang={language}>
				<span className="opt-clarifier-prefix">{copy.prefix}</span>
				{question}
			</h3>
			<p className="opt-clarifier-typed" dir="auto">
				{copy.typed} <q>{excerptOf(asking.sent)}</q> <EditButton label={form.edit} />
			</p>
			{isAlone && <Suggestions examples={answers} copy={copy} onPick={pick} />}
			<form ref={formRef} onSubmit={handleSubmit} noValidate>
				{round.map((one, index) => (
					<QuestionField
						key={one.id}
						question={one}
						isAsked={one.question === question || one.question === ''}
						isAlone={isAlone}
						options={optionsOf(one, index, isAlone, answers)}
						placeholder={isAlone ? (isUnreadable ? copy.placeholder : advice[0]) : undefined}
						language={language}
						copy={copy}
					/>
				))}
				<div id="optimizer-answer-problem" role="alert" className="opt-problem">
					{problem && <p>{describeProblem(problem, copy)}</p>}
				</div>
				<div className="opt-clarifier-actions">
					<div>
						<button type="submit" className="button" aria-disabled={isBusy} aria-describedby="optimizer-next">
							{isBusy ? copy.submitting : copy.submit}
						</button>
						<p id="optimizer-next">{problem?.kind === 'empty' ? copy.waits : copy.next}</p>
					</div>
					<div>
						<button
							type="button"
							className={isUnreadable ? 'link-button' : 'button is-quiet'}
							aria-disabled={isBusy}
							aria-describedby="optimizer-defaults"
							onClick={() => void submitDefaults(messages)}
						>
							{copy.defaults}
						</button>
						<p id="optimizer-defaults">{copy.defaultsNote}</p>
					</div>
				</div>
			</form>
			<Tips title={copy.tipsTitle} tips={advice} />
		</section>
	);
}

function optionsOf(one: Question, index: number, isAlone: boolean, answers: readonly string[]): readonly string[] {
	if (isAlone) return one.options.map(withGaps).filter((option) => !answers.includes(option));
	return one.options.length === 0 && index === 0 ? answers : one.options;
}

/** Tips come with straight quotes, as everything of the engine. */
const withCurlyQuotes = (tip: string): string => tip.replace(/"([^"]*)"/g, '“$1”');

const MOST_QUOTED = 120;

function excerptOf(text: string): string {
	const words = text.trim();
	return words.length <= MOST_QUOTED ? words : `${words.slice(0, words.lastIndexOf(' ', MOST_QUOTED))}…`;
}

function describeProblem(problem: AnswerProblem, copy: OptimiserCopy['clarifier']): string {
	if (problem.kind === 'empty') return copy.empty;
	const { length } = problem;
	return fillIn(copy.tooLong, { n: length, max: PROMPT_MAX_CHARS, over: length - PROMPT_MAX_CHARS });
}
