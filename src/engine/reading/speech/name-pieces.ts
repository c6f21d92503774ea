import type { PartKind } from '#engine/tagging/part-labels';
import { ENDS, HAS_FIGURE, OPEN_KINDS, type Piece, SILENT } from './pieces.ts';
import { bareOf } from './speech.ts';

/** Gives each piece its kind by what it is heard as; where one is an order, statements and wishes are not tasks. */
export function namePieces(pieces: readonly Piece[]): Piece[] {
	const firstOrder = pieces.findIndex(({ heard }) => heard === 'order');
	const firstSaid = pieces.findIndex(({ kind }) => !SILENT.has(kind));
	const opening = pieces[firstSaid];
	// "bike or scooter for 7 km, tell me which": the first piece is the topic where it is in the sentence of the first order.
	const isTopic =
		opening?.heard === null &&
		opening.kind === 'task' &&
		!pieces.slice(firstSaid, firstOrder).some(({ words }) => ENDS.test(words));
	const hasTopic = (isTopic || opening?.heard === 'name') && !leadsOn(opening, pieces[firstSaid + 1]);
	const asks = (piece: Piece, at: number): boolean => {
		if (piece.heard === 'order') return true;
		if (at === firstSaid && hasTopic) return true;
		if (piece.heard === 'want') return !hasTopic && (firstOrder < 0 || at < firstOrder);
		return piece.heard === 'name' && firstOrder < 0;
	};
	const isAsked = pieces.some(asks);
	let hasName = false;
	return pieces.map((piece, at) => {
		if (SILENT.has(piece.kind)) return piece;
		const before = pieces[at - 1];
		// "plan | 8 weeks | for a run": behind an amount the task continues.
		if (piece.kind === 'task' && piece.heard === null && before?.kind === 'amount' && !ENDS.test(before.words))
			return piece;
		const isOneOfMany =
			piece.heard === 'name' && hasName && piece.kind !== 'task' && !(before && ENDS.test(before.words));
		if (isAsked && asks(piece, at) && !isOneOfMany) {
			hasName = true;
			return { ...piece, kind: 'task' };
		}
		const isLead = piece.kind === 'task' && isAsked && leadsOn(piece, pieces[at + 1]);
		return { ...piece, kind: isLead ? 'background' : kindOf(piece, isAsked) };
	});
}

/** Whether a piece only leads to the passage right behind it: "Diese Nachricht habe ich bekommen: ...". */
const leadsOn = ({ end, words }: Piece, next: Piece | undefined): boolean =>
	next !== undefined && next.start > end && /[:：]\s*$/.test(words);

/** Traits that the answer must suit: "es celíaca", "er hasst lange Texte". */
const SUITS =
	/alerg|allerg|celia|coelia|zoliak|vegan|vegetar|wegetar|wegan|gluten|lactos|laktos|diabet|halal|kosher|koszer|odi[ao]\b|odeia|dor\b|duele|schmerz|mal au|principiant|iniciante|anfanger|debutant|poczatkuj|初心者|detest|deteste|hass|nienawidz|\b(?:solo|seulement|nur|soltanto|somente|so|tylko)\b|anos\b|ans\b|anni\b|jahre|lat\b|アレルギー|嫌い|苦手|过敏|不吃|だけ|只/u;

/** The kind of a piece that is not the task, by what it is heard as. */
export function kindOf({ kind, heard, words }: Piece, isAsked: boolean): PartKind {
	if (!OPEN_KINDS.has(kind) || (kind === 'task' && !isAsked && heard !== 'wish')) return kind;
	if (heard === 'wish') return kind === 'task' || kind === 'background' ? 'limit' : kind;
	// A statement with a figure is a limit, so that the result keeps it as a line.
	if (heard === 'tale') return HAS_FIGURE.test(words) || SUITS.test(bareOf(words)) ? 'limit' : 'background';
	return kind === 'task' || (kind === 'priority' && heard !== null) ? 'limit' : kind;
}
