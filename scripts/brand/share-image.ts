import { shareImagePath } from '#contract/brand-files';
import { backdrop } from './cover.ts';
import { DRAWN_BY, drawPng } from './draw-png.ts';
import { INK, placeDrawing, readDrawing } from './drawing.ts';
import type { Product } from './product.ts';
import { breakLines, displayFace, type Face, setText, textFace } from './text-path.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const COLUMN = { x: 72, width: 700 };
const TITLE_SIZES = [76, 66, 56, 48];
const MOST_TITLE_LINES = 3;
const TEXT_SIZE = 30;
const MOST_TEXT_LINES = 3;

export interface SharedPage {
	/** Its path on the site. */
	readonly path: string;
	readonly title: string;
	readonly description: string;
}

/** The pictures shown when pages are shared, one a page. */
export function shareImages(pages: readonly SharedPage[]): Product[] {
	const faces = { display: displayFace(), text: textFace() };
	return pages.map((page) => {
		const svg = drawShareImage(page, faces);
		return { path: shareImagePath(page.path), recipe: [DRAWN_BY, svg, WIDTH], make: () => drawPng(svg, WIDTH) };
	});
}

/** Draws the name, the page's title and its description, with the genie beside them. */
function drawShareImage({ title, description }: SharedPage, faces: { display: Face; text: Face }): string {
	// The wordmark above has the name, so the title leaves it out.
	const words = title.replace(/\s*[|·–—-]\s*PLOOP$/, '');
	const size = TITLE_SIZES.find((one) => linesAt(faces.display, words, one).length <= MOST_TITLE_LINES) ?? 48;
	const titleLines = linesAt(faces.display, words, size).slice(0, MOST_TITLE_LINES);
	const textLines = fitLines(breakLines(faces.text, description, TEXT_SIZE, COLUMN.width));
	const top = 245;
	const below = top + (titleLines.length - 1) * size * 1.1 + 70;
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">${backdrop('light', WIDTH, HEIGHT)}
${placeDrawing(readDrawing('wordmark', 'light'), { x: COLUMN.x - 2, y: 56, width: 330, height: 88 }, 'xMinYMid')}
${placeDrawing(readDrawing('genie', 'light'), { x: 750, y: 76, width: 440, height: 500 })}
${column(faces.display, titleLines, size, top, size * 1.1, INK.light)}${column(faces.text, textLines, TEXT_SIZE, below, 43, '#5b4666')}</svg>`;
}

const linesAt = (face: Face, text: string, size: number): string[] => breakLines(face, text, size, COLUMN.width);

/** Shortens lines that do not fit with three dots. */
function fitLines(lines: readonly string[]): string[] {
	if (lines.length <= MOST_TEXT_LINES) return [...lines];
	const kept = lines.slice(0, MOST_TEXT_LINES);
	return [...kept.slice(0, -1), `${kept.at(-1)?.replace(/\W*\s\S+$/, '')}…`];
}

function column(face: Face, lines: readonly string[], size: number, top: number, step: number, colour: string): string {
	const rows = lines.map(
		(line, at) => `<path transform="translate(${COLUMN.x} ${top + at * step})" d="${setText(face, line, size).path}"/>`,
	);
	return `<g fill="${colour}">${rows.join('')}</g>`;
}
