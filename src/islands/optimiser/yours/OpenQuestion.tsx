import { type ReactElement, useRef } from 'react';
import { opensOwnWords } from '#contract/own-words';
import type { Question } from '#contract/review';
import type { YoursCopy } from '#copy/workspace-copy';
import { OwnWords } from './OwnWords.tsx';

interface Props {
	readonly question: Question;
	/** The language of the question and its answers; the labels around them are in the language of the page. */
	readonly language: string;
	/** "Question 1 of 4"; empty for a single question. */
	readonly place: string;
	readonly copy: YoursCopy;
	/** Called when an answer is pressed, before the press ends. */
	readonly onPress: (text: string) => void;
	readonly onTake: (text: string) => void;
	readonly onSkip: () => void;
}

/** One question with answers to tap, a field for own words and a button to skip it. An answer that asks for more is begun in the field. */
export function OpenQuestion({ question, language, place, copy, onPress, onTake, onSkip }: Props): ReactElement {
	const pressedRef = useRef<HTMLButtonElement>(null);
	const fieldRef = useRef<HTMLInputElement>(null);
	const heading = `yours-${question.id}`;
	// One list of answers in one language: the two that every question has are in that of the question, where it is known.
	const words = copy.inLanguage[language] ?? copy;
	const spoken = words === copy ? undefined : language;

	function leave(): void {
		(pressedRef.current ?? document.getElementById(heading))?.focus();
	}

	function begin(answer: string, pressed: HTMLButtonElement): void {
		const field = fieldRef.current;
		if (!field) return;
		pressedRef.current = pressed;
		field.value = `${answer} `;
		field.focus();
		field.setSelectionRange(field.value.length, field.value.length);
	}

	return (
		<fieldset className="opt-yours-open">
			<legend id={heading} tabIndex={-1}>
				{place && <span className="visually-hidden">{place}: </span>}
				<span lang={language}>{question.question}</span>
			</legend>
			<ul className="opt-answers">
				{question.options.map((option, at) => (
					<li key={option}>
						<button
							type="button"
							lang={language}
							onPointerDown={() => !opensOwnWords(option) && onPress(option)}
							aria-keyshortcuts={`${at + 1}`}
							onClick={(event) => (opensOwnWords(option) ? begin(option, event.currentTarget) : onTake(option))}
						>
							{option}
						</button>
					</li>
				))}
			</ul>
			<div className="opt-yours-last">
				<OwnWords
					fieldRef={fieldRef}
					label={question.question}
					placeholder={words.own}
					button={words.add}
					language={language}
					starts={question.options.filter(opensOwnWords)}
					onText={onTake}
					onLeave={leave}
				/>
				<button type="button" className="link-button" lang={spoken} onClick={onSkip}>
					{words.skip}
					<span className="visually-hidden" lang={language}>
						: {question.question}
					</span>
				</button>
			</div>
		</fieldset>
	);
}
