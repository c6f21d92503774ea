/** Text that is HTML already and must not be escaped again. Only `markup` creates it. */
export class Markup {
	readonly html: string;

	constructor(html: string) {
		this.html = html;
	}
}

type Piece = string | number | Markup | readonly Markup[];

const ENTITIES: Readonly<Record<string, string>> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&#39;',
};

/** Template tag for HTML: every value is escaped, for text and quoted attributes alike. */
export function markup(parts: TemplateStringsArray, ...pieces: readonly Piece[]): Markup {
	return new Markup(parts.map((part, i) => part + (i < pieces.length ? htmlOf(pieces[i] ?? '') : '')).join(''));
}

function htmlOf(piece: Piece): string {
	if (piece instanceof Markup) return piece.html;
	if (Array.isArray(piece)) return piece.map((one: Markup) => one.html).join('\n');
	return String(piece).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
