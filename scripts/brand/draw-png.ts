import sharp from 'sharp';
import { widthOf } from './drawing.ts';

// No cache: each picture is drawn once.
sharp.cache(false);

/** Part of every recipe, since another version of the drawing library may give other bytes. */
export const DRAWN_BY = Object.entries(sharp.versions).sort().join();

/** Draws an SVG as a PNG of this width, in px. The density is set, since sharp would otherwise enlarge a small picture. */
export async function drawPng(svg: string, width: number): Promise<Buffer> {
	return sharp(Buffer.from(svg), { density: (72 * width) / widthOf(svg) })
		.resize({ width })
		.png({ compressionLevel: 9 })
		.toBuffer();
}
