/** A text in composed form (é as one unit), and a map from its offsets to those of the original. */
export interface Composed {
	readonly text: string;
	readonly toSource: (offset: number) => number;
}

/** Composes letter by letter so that "máximo" matches however it was typed; null when there is nothing to compose. */
export function compose(text: string): Composed | null {
	if (text.normalize('NFC') === text) return null;
	const offsets: number[] = [];
	let composed = '';
	for (const piece of text.matchAll(/\P{M}?\p{M}*/gsu)) {
		const letter = piece[0].normalize('NFC');
		for (let unit = 0; unit < letter.length; unit++) offsets.push(piece.index + Math.min(unit, piece[0].length - 1));
		composed += letter;
	}
	return { text: composed, toSource: (offset) => offsets[offset] ?? text.length };
}
