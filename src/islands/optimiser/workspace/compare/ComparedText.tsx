import { type ReactElement, useMemo } from 'react';
import type { OptimiseResponse } from '#contract/optimise';
import type { WorkspaceCopy } from '#copy/workspace-copy';
import { fillIn } from '#islands/optimiser/fill-in.ts';
import { compareTexts, type Piece } from './compare-texts.ts';

interface Props {
	readonly sent: string;
	readonly answer: Pick<OptimiseResponse, 'optimised_prompt' | 'language'>;
	readonly copy: WorkspaceCopy['compare'];
}

/** The prompt with added, moved and removed words marked. */
export function ComparedText({ sent, answer, copy }: Props): ReactElement {
	const prompt = answer.optimised_prompt;
	const { pieces, ...counts } = useMemo(() => compareTexts(sent, prompt), [sent, prompt]);
	return (
		<section className="opt-compare" aria-label={copy.title}>
			<h4>{copy.title}</h4>
			<p className="opt-side-note">{fillIn(copy.summary, { ...counts })}</p>
			<p className="opt-compare-legend">
				<ins>{copy.legendAdded}</ins> <del>{copy.legendRemoved}</del>{' '}
				<span className="opt-moved">{copy.legendMoved}</span>
			</p>
			<p className="opt-compare-text" dir="auto" lang={answer.language}>
				{keyed(pieces).map(({ key, piece }) => (
					<ComparedPiece key={key} piece={piece} copy={copy} />
				))}
			</p>
		</section>
	);
}

function ComparedPiece({ piece, copy }: { readonly piece: Piece; readonly copy: Props['copy'] }): ReactElement {
	const words = piece.text.trimEnd();
	const space = piece.text.slice(words.length);
	if (piece.kind === 'same') return <>{piece.text}</>;
	const hidden = <span className="visually-hidden">{copy[piece.kind]}</span>;
	if (piece.kind === 'removed') {
		return (
			<>
				<del>
					{hidden}
					{words}
				</del>{' '}
			</>
		);
	}
	if (piece.kind === 'added') {
		return (
			<>
				<ins>
					{hidden}
					{words}
				</ins>
				{space}
			</>
		);
	}
	return (
		<>
			<span className="opt-moved">
				{hidden}
				{words}
			</span>
			{space}
		</>
	);
}

/** Pieces have no ids: the length of the text before each is its key. */
function keyed(pieces: readonly Piece[]): { readonly key: string; readonly piece: Piece }[] {
	let at = 0;
	return pieces.map((piece) => {
		const key = `${at} ${piece.kind}`;
		at += piece.text.length;
		return { key, piece };
	});
}
