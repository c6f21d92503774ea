import { join } from 'node:path';
import { type Font, openSync } from 'fontkit';

const FONTS = join(import.meta.dirname, '../../src/styles/fonts');

/** A font of the site, so that drawings and pages are set alike. `spacing` is in em, as in base.css. */
export interface Face {
	readonly font: Font;
	readonly spacing: number;
}

export const displayFace = (): Face => ({ font: openSync(join(FONTS, 'bricolage-display.woff2')), spacing: -0.02 });
export const textFace = (): Face => ({ font: openSync(join(FONTS, 'atkinson-text.woff2')), spacing: 0 });

export interface SetText {
	/** SVG path data, with the left end of the baseline at 0, 0. */
	readonly path: string;
	readonly width: number;
}

/** Turns text into outlines, so that no drawing depends on the fonts of the machine. `size` is the em size. */
export function setText({ font, spacing }: Face, text: string, size: number): SetText {
	const scale = size / font.unitsPerEm;
	const { glyphs, positions } = font.layout(withoutUnknown(font, text));
	let x = 0;
	let path = '';
	for (const [at, glyph] of glyphs.entries()) {
		const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {};
		path += glyph.path
			.scale(scale, -scale)
			.translate(x + xOffset * scale, -yOffset * scale)
			.toSVG();
		x += xAdvance * scale + spacing * size;
	}
	return { path: roundNumbers(path), width: x - spacing * size };
}

/** Drops characters missing from the font, which would be drawn as empty boxes. */
function withoutUnknown(font: Font, text: string): string {
	return [...text].filter((character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)).join('');
}

/** Rounds to two decimals: at 6000 pixels a hundredth of a unit is still below one pixel. */
function roundNumbers(path: string): string {
	return path.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 100) / 100));
}

/** Breaks a text into lines no wider than `width`; a single word may be. */
export function breakLines(face: Face, text: string, size: number, width: number): string[] {
	const lines: string[] = [];
	for (const word of text.split(/\s+/).filter(Boolean)) {
		const longer = `${lines.at(-1)} ${word}`;
		if (lines.length > 0 && setText(face, longer, size).width <= width) lines[lines.length - 1] = longer;
		else lines.push(word);
	}
	return lines;
}
