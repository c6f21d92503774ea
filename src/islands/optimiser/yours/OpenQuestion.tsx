import { type ReactElement, useRef, useState } from 'react';
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

/** The field was not opened by an option. */
const OWN_WORDS = '';

/** One question with answers to tap, a button for own words and a button to skip it. */
export function OpenQuestion({ question, language, place, copy, onPress, onTake, onSkip }: Props): ReactElement {
	const [typing, setTyping] = useState<string | null>(null);
	const pressedRef = useRef<HTMLButtonElement>(null);
	const ownRef = useRef<HTMLButtonElement>(null);
	const heading = `yours-${question.id}`;
	// One list of answers in one language: the two that every question has are in that of the question, where it is known.
	const words = copy.inLanguage[language] ?? copy;
	const spoken = words === copy ? undefined : language;

	function leave(): void {
		setTyping(null);
		(pressedRef.current ?? ownRef.current)?.focus();
	}

	/** Opens the field, or closes it when the same button is pressed again. */
	function open(what: string, pressed: HTMLButtonElement): void {
		pressedRef.current = pressed;
		setTyping(typing === what ? null : what);
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
							aria-expanded={opensOwnWords(option) ? typing === option : undefined}
							onClick={(event) => (opensOwnWords(option) ? open(option, event.currentTarget) : onTake(option))}
						>
							{option}
						</button>
					</li>
				))}
			</ul>
			<ul className="opt-answers">
				<li>
					<button
						type="button"
						lang={spoken}
						ref={ownRef}
						aria-expanded={typing === OWN_WORDS}
						onClick={(event) => open(OWN_WORDS, event.currentTarget)}
					>
						{words.own}
					</button>
				</li>
				<li>
					<button type="button" className="link-button" lang={spoken} onClick={onSkip}>
						{words.skip}
						<span className="visually-hidden" lang={language}>
							: {question.question}
						</span>
					</button>
				</li>
			</ul>
			{typing !== null && (
				<OwnWords
					key={typing}
					label={`${question.question} ${typing}`.trim()}
					placeholder={typing}
					button={words.add}
					language={language}
					onText={(text) => onTake(`${typing} ${text}`.trim())}
					onLeave={leave}
				/>
			)}
		</fieldset>
	);
}
