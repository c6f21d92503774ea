/** A stretch of the text, as UTF-16 offsets. */
interface Range {
	readonly start: number;
	readonly end: number;
}

/** A text with each passage replaced by one sign, and a function from its offsets to those of the source. */
export interface View {
	readonly text: string;
	readonly toSource: (offset: number) => number;
}

/** Stands for a passage; the tagger is trained with this sign. */
export const PASSAGE_SIGN = '▮';

/** Replaces each passage of a text by `PASSAGE_SIGN`. */
export function viewWithout(text: string, passages: readonly Range[]): View {
	if (passages.length === 0) return { text, toSource: (offset) => offset };
	let seen = '';
	const pieces: { at: number; start: number }[] = [];
	let from = 0;
	for (const { start, end } of passages) {
		pieces.push({ at: seen.length, start: from });
		seen += text.slice(from, start);
		pieces.push({ at: seen.length, start });
		seen += PASSAGE_SIGN;
		from = end;
	}
	pieces.push({ at: seen.length, start: from });
	seen += text.slice(from);
	const toSource = (offset: number): number => {
		const piece = pieces.findLast(({ at }) => at <= offset);
		return piece ? piece.start + offset - piece.at : offset;
	};
	return { text: seen, toSource };
}
