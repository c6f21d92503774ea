/** A text as a QR code: an SVG file in an address of its own, so that it is a picture to the page and can be nothing else. */
export async function qrAddress(text: string): Promise<string> {
	const { renderSVG } = await import('uqr');
	return `data:image/svg+xml,${encodeURIComponent(renderSVG(text, { ecc: 'M', border: 4, pixelSize: 4 }))}`;
}
