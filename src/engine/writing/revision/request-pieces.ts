import type { PlannedSection, Reading, Span } from '#engine/types';
import type { Brief } from '../brief.ts';
import type { Draft } from '../operations/draft.ts';

/** A part of the person's text that stands in the request where they put it. */
export interface Piece {
	readonly span: Span;
	/** `asked`: the request itself; `back`: put back here by the person; `passage`: put back too, and kept whole. */
	readonly kind: 'asked' | 'back' | 'passage';
	/** Rule of the passage. */
	readonly rule: string;
}

const GOES_BACK: ReadonlySet<Draft['action']> = new Set(['moved', 'removed', 'fenced']);

/** What stands in the request once some steps are undone, in the order of the person's text. */
export function requestPieces(
	{ homes, reading }: Brief,
	sections: readonly PlannedSection[],
	undone: readonly Draft[],
): Piece[] {
	const asked = homes.tasks.map(({ span }): Piece => ({ span, kind: 'asked', rule: '' }));
	const passages = new Map(
		sections
			.flatMap(({ lines }) => lines)
			.filter(({ rule }) => rule.startsWith('source.'))
			.map(({ source, rule }) => [source[0], rule] as const),
	);
	const back = undone
		.filter(({ action }) => GOES_BACK.has(action))
		.flatMap(({ source }) => source.map((span) => pieceOf(span, passages.get(span))));
	return withoutCovered([...asked, ...back], reading);
}

const pieceOf = (span: Span, rule: string | undefined): Piece =>
	rule === undefined ? { span, kind: 'back', rule: '' } : { span, kind: 'passage', rule };

/** A fact put back on its own may lie inside a clause that is back as a whole: nothing stands twice. */
function withoutCovered(pieces: readonly Piece[], { text }: Reading): Piece[] {
	const sorted = pieces.toSorted((a, b) => a.span.start - b.span.start || b.span.end - a.span.end);
	const kept: Piece[] = [];
	let end = 0;
	for (const piece of sorted) {
		if (piece.span.end <= end) continue;
		const start = Math.max(piece.span.start, end);
		const span =
			start === piece.span.start ? piece.span : { start, end: piece.span.end, text: text.slice(start, piece.span.end) };
		kept.push({ ...piece, span });
		end = piece.span.end;
	}
	return kept;
}
