/**
 * HTML that must not be escaped again. Only the `html` tag creates it. The package has its own tag, so that it needs no
 * other package.
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

/** Template tag whose values are escaped, for text and quoted attributes alike. */
export const html = (parts: TemplateStringsArray, ...pieces: readonly Piece[]): Html =>
	new Html(parts.map((part, i) => part + textOf(pieces[i] ?? null)).join(''));

function textOf(piece: Piece): string {
	if (piece === null) return '';
	if (piece instanceof Html) return piece.text;
	if (typeof piece === 'object') return piece.map(({ text }) => text).join('\n');
	return String(piece).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
