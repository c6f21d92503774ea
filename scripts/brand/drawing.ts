import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Variant } from '#contract/brand-files';

const SOURCES = join(import.meta.dirname, '../../brand');

/** The colour of ink in each variant; drawings write `currentColor` for it. */
export const INK: Readonly<Record<Variant, string>> = { light: '#2a1633', dark: '#fff6ee' };
export const PAPER: Readonly<Record<Variant, string>> = { light: '#fffaf5', dark: '#170d20' };

/** Lighter colours for a dark background, by the colour of the source. */
const LIFTED: Readonly<Record<string, string>> = {
	'#22b3bd': '#33cdd4',
	'#1ecfe6': '#3fe0f4',
	'#8ff0ff': '#b4f6ff',
	'#dfd2e6': '#ffffff',
	'#f0318c': '#ff5ca8',
	'#f4523f': '#ff6f61',
	'#f08300': '#ffa62b',
};

/** Reads the drawing `brand/<asset>.svg` in the colours of a variant. */
export function readDrawing(asset: string, variant: Variant): string {
	const file = join(SOURCES, `${asset}.svg`);
	if (!existsSync(file)) throw new Error(`content/brand.yaml names '${asset}', and there is no brand/${asset}.svg.`);
	const source = readFileSync(file, 'utf8');
	const inked = source.replace(/ color="#2a1633"/, '').replaceAll('currentColor', INK[variant]);
	return variant === 'light' ? inked : inked.replace(/#[0-9a-f]{6}/g, (colour) => LIFTED[colour] ?? colour);
}

export interface Box {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
}

/** Places a drawing inside another, centred and as large as the box allows. */
export function placeDrawing(svg: string, box: Box, align = 'xMidYMid'): string {
	const { x, y, width, height } = box;
	const place = `<svg x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="${align}"`;
	return svg.trim().replace('<svg xmlns="http://www.w3.org/2000/svg"', place);
}

export function widthOf(svg: string): number {
	const width = /viewBox="[\d.-]+ [\d.-]+ ([\d.]+) [\d.]+"/.exec(svg)?.[1];
	if (width === undefined) throw new Error('A drawing needs a viewBox.');
	return Number(width);
}
