/**
 * HTML that must not be escaped again. Only the `html` tag makes it; the package has its own, so that it depends on no
 * other.
 */
export class Html {
	readonly text: string;

	constructor(text: string) {
		this.text = text;
	}
}

type Piece = string | number | Html | readonly Html[] | null;

const ENTITIES: Readonly<Record<string, string>> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&#39;',
};

/** A template whose values are escaped, for text and for quoted attributes alike. */
export const html = (parts: TemplateStringsArray, ...pieces: readonly Piece[]): Html =>
	new Html(parts.map((part, i) => part + textOf(pieces[i] ?? null)).join(''));

function textOf(piece: Piece): string {
	if (piece === null) return '';
	if (piece instanceof Html) return piece.text;
	if (typeof piece === 'object') return piece.map(({ text }) => text).join('\n');
	return String(piece).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
