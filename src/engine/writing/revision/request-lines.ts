import type { PlannedLine, PlannedSection, Reading, Span } from '#engine/types';
import { withoutAnswerLabel } from '../answer-label.ts';
import { asLine } from '../as-line.ts';
import { withStop } from '../as-sentence.ts';
import type { Brief } from '../brief.ts';
import { yours } from '../lines.ts';
import { findCourtesies } from '../operations/courtesy.ts';
import type { Draft } from '../operations/draft.ts';
import { isSameSentence } from '../runs.ts';
import { isSectionMark } from '../section-starts.ts';
import { joinSentences, requestSentence } from '../sections/intent.ts';
import { type Piece, requestPieces } from './request-pieces.ts';

/** The request with everything that was put back into it standing where the person had it. */
export function requestLines(
	brief: Brief,
	sections: readonly PlannedSection[],
	undone: readonly Draft[],
): PlannedLine[] {
	const { reading } = brief;
	const cuts = cutsLeft(brief, undone);
	const hasPassageLeft = sections
		.find(({ id }) => id === 'source')
		?.lines.some(({ operation }) => !undone.some(({ id }) => id === operation));
	const lines: { texts: string[]; spans: Span[] }[] = [];
	const made: PlannedLine[] = [];
	const flush = () => {
		for (const { texts, spans } of lines.splice(0))
			made.push(yours(joinSentences(texts, reading), 'intent.request', ...spans));
	};
	let end = 0;
	for (const group of groupPieces(requestPieces(brief, sections, undone), reading)) {
		const [first] = group;
		if (first?.kind === 'passage') {
			flush();
			made.push(passageLine(first, reading));
		} else {
			const text = textOf(group, brief, cuts, hasPassageLeft === true);
			const spans = group.map(({ span }) => span);
			const startsLine =
				group.some(({ kind }) => kind === 'back') && reading.text.slice(end, spans[0]?.start).includes('\n');
			const open = lines.at(-1);
			if (text === '') continue;
			if (open && (!startsLine || isSectionMark(text))) {
				open.texts.push(text);
				open.spans.push(...spans);
			} else lines.push({ texts: [text], spans });
		}
		end = group.at(-1)?.span.end ?? end;
	}
	flush();
	return made;
}

const passageLine = ({ span, rule }: Piece, { raw }: Reading): PlannedLine =>
	yours(raw.slice(span.start, span.end).toWellFormed(), rule, span);

/** Courtesy that stays off: the cuts that nobody undid. */
function cutsLeft(brief: Brief, undone: readonly Draft[]): Span[] {
	const back = new Set(undone.flatMap(({ source }) => source.map(({ start }) => start)));
	return findCourtesies(brief)
		.flatMap(({ cuts }) => cuts)
		.filter(({ start }) => !back.has(start));
}

/** Neighbours of one sentence stand together, with the words between them. */
function groupPieces(pieces: readonly Piece[], reading: Reading): Piece[][] {
	const groups: Piece[][] = [];
	for (const piece of pieces) {
		const previous = groups.at(-1)?.at(-1);
		const isJoined =
			previous &&
			previous.kind !== 'passage' &&
			piece.kind !== 'passage' &&
			isSameSentence(previous.span, piece.span, reading);
		if (isJoined) groups.at(-1)?.push(piece);
		else groups.push([piece]);
	}
	return groups;
}

function textOf(group: readonly Piece[], brief: Brief, cuts: readonly Span[], hasPassage: boolean): string {
	const { reading } = brief;
	const start = group[0]?.span.start ?? 0;
	const end = group.at(-1)?.span.end ?? start;
	const words = withoutAnswerLabel(withoutCuts(start, end, cuts, reading));
	if (group.some(({ kind }) => kind === 'back')) return withStop(asLine(words).trim(), reading.language);
	return requestSentence(words, reading, hasPassage);
}

function withoutCuts(start: number, end: number, cuts: readonly Span[], { text }: Reading): string {
	let words = '';
	let at = start;
	for (const cut of cuts) {
		if (cut.start < at || cut.end > end) continue;
		words += text.slice(at, cut.start);
		at = cut.end;
	}
	return words + text.slice(at, end);
}
