export interface IcoImage {
	readonly size: number;
	readonly png: Buffer;
}

const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;

/** A .ico of PNG images, which every browser and Windows since Vista read. Sizes up to 255. */
export function packIco(images: readonly IcoImage[]): Buffer {
	const head = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES * images.length);
	head.writeUInt16LE(1, 2);
	head.writeUInt16LE(images.length, 4);
	let offset = head.length;
	for (const [at, { size, png }] of images.entries()) {
		const entry = HEADER_BYTES + ENTRY_BYTES * at;
		head.writeUInt8(size, entry);
		head.writeUInt8(size, entry + 1);
		head.writeUInt16LE(1, entry + 4);
		head.writeUInt16LE(32, entry + 6);
		head.writeUInt32LE(png.length, entry + 8);
		head.writeUInt32LE(offset, entry + 12);
		offset += png.length;
	}
	return Buffer.concat([head, ...images.map(({ png }) => png)]);
}
