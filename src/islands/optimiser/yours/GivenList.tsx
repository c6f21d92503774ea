import type { ReactElement } from 'react';
import type { YoursCopy } from '#copy/workspace-copy';
import type { Given } from '../workspace/wish.ts';

interface Props {
	readonly given: readonly Given[];
	/** Of the questions and answers. */
	readonly language: string;
	readonly copy: YoursCopy;
	readonly onUndo: (id: string) => void;
	/** Keeps an answer for the next prompts; absent where the preference is off. */
	readonly onKeep?: ((text: string) => void) | undefined;
}

/** The typed part of an answer: "she hums" of "A saying of theirs… she hums". */
const typed = (text: string): string => text.replace(/^[^…]*…\s+(?=\S)/, '');

/** Answers and accepted lines so far, each with a button to undo it. */
export function GivenList({ given, language, copy, onUndo, onKeep }: Props): ReactElement | null {
	if (given.length === 0) return null;
	return (
		<ul className="opt-yours-given" aria-label={copy.given}>
			{given.map(({ id, words, text }) => (
				<li key={id}>
					<span lang={language}>
						<span aria-hidden="true">✓ </span>
						{words} {text && <strong>{typed(text)}</strong>}
					</span>{' '}
					<button type="button" className="link-button" onClick={() => onUndo(id)}>
						{copy.undo}
						<span className="visually-hidden" lang={language}>
							: {typed(text) || words}
						</span>
					</button>{' '}
					{onKeep && text && !id.startsWith('me.') && (
						<button type="button" className="link-button" onClick={() => onKeep(typed(text))}>
							{copy.keep}
							<span className="visually-hidden" lang={language}>
								: {typed(text)}
							</span>
						</button>
					)}
				</li>
			))}
		</ul>
	);
}
