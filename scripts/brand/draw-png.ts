import sharp from 'sharp';
import { widthOf } from './drawing.ts';

// No cache: each picture is drawn once.
sharp.cache(false);

/** Part of every recipe: another version of the drawing library may make other bytes. */
export const DRAWN_BY = Object.entries(sharp.versions).sort().join();

/** An SVG as a PNG of that width. Drawn at its size: without the density, sharp would enlarge a small picture. */
export async function drawPng(svg: string, width: number): Promise<Buffer> {
	return sharp(Buffer.from(svg), { density: (72 * width) / widthOf(svg) })
		.resize({ width })
		.png({ compressionLevel: 9 })
		.toBuffer();
}
