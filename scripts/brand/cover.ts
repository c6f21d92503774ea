import type { Variant } from '#contract/brand-files';
import type { BrandAsset } from '#copy/brand-copy';
import { PAPER, placeDrawing, readDrawing } from './drawing.ts';

const GLOW: Readonly<Record<Variant, number>> = { light: 0.2, dark: 0.3 };

/** The background of covers and sharing pictures: paper, two glows, and the gradient along the bottom. */
export function backdrop(variant: Variant, width: number, height: number): string {
	const glow = (id: string, colour: string, cx: number, cy: number) =>
		`<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${width * 0.42}" gradientUnits="userSpaceOnUse"><stop stop-color="${colour}" stop-opacity="${GLOW[variant]}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;
	const foot = Math.round(height / 40);
	return `<defs>${glow('glow-warm', '#ff5ca8', width * 0.28, 0)}${glow('glow-cool', '#14d8ff', width * 0.86, height)}
<linearGradient id="foot"><stop stop-color="#ff5ca8"/><stop offset=".52" stop-color="#ff6f61"/><stop offset="1" stop-color="#ffa62b"/></linearGradient></defs>
<path fill="${PAPER[variant]}" d="M0 0h${width}v${height}H0Z"/><path fill="url(#glow-warm)" d="M0 0h${width}v${height}H0Z"/><path fill="url(#glow-cool)" d="M0 0h${width}v${height}H0Z"/>
<path fill="url(#foot)" d="M0 ${height - foot}h${width}v${foot}H0Z"/>`;
}

/** A cover for a LinkedIn page. Its lower left corner stays empty for the page's own picture. */
export function drawCover(
	asset: BrandAsset,
	variant: Variant,
	{ width, height }: { width: number; height: number },
): string {
	const drawing = readDrawing(asset.id, variant);
	const at = (left: number, right: number, margin: number) => ({
		x: width * left,
		y: height * margin,
		width: width * (right - left),
		height: height * (1 - 2 * margin - 0.025),
	});
	const content =
		asset.category === 'mascot'
			? placeDrawing(readDrawing('heading', variant), at(0.33, 0.68, 0.18)) + placeDrawing(drawing, at(0.7, 0.97, 0.05))
			: placeDrawing(drawing, at(0.36, 0.92, 0.16));
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${backdrop(variant, width, height)}${sparks(width, height)}${content}</svg>`;
}

/** The free area beside the drawing, above the corner of the page's own picture. */
function sparks(width: number, height: number): string {
	const spark = (x: number, y: number, size: number, colour: string) =>
		`<path fill="${colour}" transform="translate(${width * x} ${height * y}) scale(${height * size})" d="M0-1Q.16-.16 .9 0Q.16.16 0 1Q-.16.16-.9 0Q-.16-.16 0-1Z"/>`;
	return spark(0.16, 0.26, 0.075, '#ffa62b') + spark(0.215, 0.44, 0.04, '#ff5ca8') + spark(0.1, 0.42, 0.03, '#14d8ff');
}
