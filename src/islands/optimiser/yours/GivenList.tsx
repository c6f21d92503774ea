import type { ReactElement } from 'react';
import type { YoursCopy } from '#contract/workspace-copy';
import type { Wish } from '../workspace/wish.ts';
import { wordsOf } from './known-questions.ts';

interface Props {
	readonly wish: Wish;
	readonly requestId: string;
	readonly copy: YoursCopy;
	readonly onUndo: (id: string) => void;
}

/** What was tapped or typed so far, each with a way back. */
export function GivenList({ wish, requestId, copy, onUndo }: Props): ReactElement | null {
	const given = [...Object.entries(wish.answers), ...wish.accepted.map((id) => [id, ''] as const)];
	if (given.length === 0) return null;
	return (
		<ul className="opt-yours-given" aria-label={copy.given}>
			{given.map(([id, text]) => (
				<li key={id}>
					<span aria-hidden="true">✓ </span>
					{text === '' ? wordsOf(requestId, id) : `${wordsOf(requestId, id)} ${text}`}{' '}
					<button type="button" className="link-button" onClick={() => onUndo(id)}>
						{copy.undo}
						<span className="visually-hidden">: {text || wordsOf(requestId, id)}</span>
					</button>
				</li>
			))}
		</ul>
	);
}
