import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EXPORTS } from '#contract/brand-files';
import { DRAWN_BY, drawPng } from './draw-png.ts';
import { PAPER, placeDrawing, readDrawing } from './drawing.ts';
import { packIco } from './pack-ico.ts';
import { fingerprintOf, type Product, type ProductStore } from './product.ts';

/** The badge as it is drawn for few pixels: larger eyes, no lights. */
const SMALL_BADGE = join(import.meta.dirname, '../../public/favicon.svg');
const ICO_SIZES = [16, 32, 48];
/** A system may crop an icon to a circle of this share of its width. */
const SAFE_PART = 0.8;

/**
 * The icons that browsers and home screens ask for: /favicon.ico, /apple-touch-icon.png and those of the web manifest.
 */
export function siteIcons(store: ProductStore): Product[] {
	const badge = readDrawing('p-badge', 'light');
	return [
		ico('/favicon.ico', store),
		icon('/apple-touch-icon.png', onPaper(badge, SAFE_PART), 180),
		icon('/icons/icon-192.png', badge, 192),
		icon('/icons/icon-512.png', badge, 512),
		icon('/icons/icon-maskable-512.png', onPaper(badge, SAFE_PART / Math.SQRT2), 512),
	];
}

/** The badge as favicons, for the archive. */
export function faviconPack(sizes: readonly number[], store: ProductStore): Product[] {
	const svg = readFileSync(SMALL_BADGE, 'utf8');
	return [
		...sizes.map((size) => icon(`${EXPORTS}/favicon-${size}.png`, svg, size)),
		ico(`${EXPORTS}/favicon.ico`, store),
		{ path: `${EXPORTS}/favicon.svg`, recipe: [svg], make: async () => Buffer.from(svg) },
	];
}

function icon(path: string, svg: string, size: number): Product {
	return { path, recipe: [DRAWN_BY, svg, size], make: () => drawPng(svg, size) };
}

function ico(path: string, store: ProductStore): Product {
	const svg = readFileSync(SMALL_BADGE, 'utf8');
	const images = ICO_SIZES.map((size) => ({ size, product: icon('', svg, size) }));
	return {
		path,
		recipe: ['ico', ...images.map(({ product }) => fingerprintOf(product))],
		make: async () =>
			packIco(await Promise.all(images.map(async ({ size, product }) => ({ size, png: await store.read(product) })))),
	};
}

function onPaper(svg: string, part: number): string {
	const size = 512;
	const margin = (size * (1 - part)) / 2;
	const box = { x: margin, y: margin, width: size * part, height: size * part };
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path fill="${PAPER.light}" d="M0 0h${size}v${size}H0Z"/>${placeDrawing(svg, box)}</svg>`;
}
