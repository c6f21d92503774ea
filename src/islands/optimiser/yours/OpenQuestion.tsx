import { type ReactElement, type SubmitEvent, useRef, useState } from 'react';
import type { Question } from '#contract/review';
import type { YoursCopy } from '#contract/workspace-copy';

interface Props {
	readonly question: Question;
	/** "Question 1 of 4", for a screen reader. */
	readonly place: string;
	readonly copy: YoursCopy;
	readonly onTake: (text: string) => void;
	readonly onSkip: () => void;
}

const MOST_CHARS = 300;

/** One question with its answers to tap; own words are one press away, and skipping is as easy as answering. */
export function OpenQuestion({ question, place, copy, onTake, onSkip }: Props): ReactElement {
	const [isTyping, setTyping] = useState(false);
	const ownRef = useRef<HTMLButtonElement>(null);
	const heading = `yours-${question.id}`;

	function handleSubmit(event: SubmitEvent): void {
		event.preventDefault();
		const text = new FormData(event.currentTarget as HTMLFormElement).get('own');
		if (typeof text === 'string' && text.trim() !== '') onTake(text.trim());
	}
	function leave(): void {
		setTyping(false);
		ownRef.current?.focus();
	}

	return (
		<fieldset className="opt-yours-open">
			<legend id={heading} tabIndex={-1}>
				<span className="visually-hidden">{place}: </span>
				{question.question}
			</legend>
			<ul className="opt-answers">
				{question.options.map((option) => (
					<li key={option}>
						<button type="button" onClick={() => onTake(option)}>
							{option}
						</button>
					</li>
				))}
			</ul>
			<div className="opt-yours-ways">
				<button
					type="button"
					ref={ownRef}
					className="link-button"
					aria-expanded={isTyping}
					onClick={() => setTyping(!isTyping)}
				>
					{copy.own}
				</button>
				<button type="button" className="link-button" onClick={onSkip}>
					{copy.skip}
					<span className="visually-hidden">: {question.question}</span>
				</button>
			</div>
			{isTyping && (
				<form className="opt-yours-own" onSubmit={handleSubmit}>
					<input
						name="own"
						aria-labelledby={heading}
						autoComplete="off"
						dir="auto"
						maxLength={MOST_CHARS}
						ref={(field) => field?.focus()}
						onKeyDown={(event) => {
							if (event.key !== 'Escape') return;
							event.stopPropagation();
							leave();
						}}
					/>
					<button type="submit" className="button is-small">
						{copy.add}
					</button>
				</form>
			)}
		</fieldset>
	);
}
