/** The part of fontkit that is used here; the package has no types. */
declare module 'fontkit' {
	interface Path {
		toSVG(): string;
		scale(x: number, y: number): Path;
		translate(x: number, y: number): Path;
	}
	interface Glyph {
		readonly path: Path;
	}
	interface GlyphPosition {
		readonly xAdvance: number;
		readonly xOffset: number;
		readonly yOffset: number;
	}
	export interface Font {
		readonly unitsPerEm: number;
		hasGlyphForCodePoint(code: number): boolean;
		layout(text: string): { readonly glyphs: readonly Glyph[]; readonly positions: readonly GlyphPosition[] };
	}
	export function openSync(file: string): Font;
}
