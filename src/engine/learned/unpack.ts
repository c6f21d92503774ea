const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Signed bytes that were written as base64. No platform's own decoder: this room knows none. */
export function unpackBytes(text: string, size: number): Int8Array {
	const bytes = new Int8Array(size);
	const values = new Uint8Array(128);
	for (let at = 0; at < DIGITS.length; at++) values[DIGITS.charCodeAt(at)] = at;
	for (let at = 0, to = 0; to < size; at += 4, to += 3) {
		const four =
			((values[text.charCodeAt(at)] ?? 0) << 18) |
			((values[text.charCodeAt(at + 1)] ?? 0) << 12) |
			((values[text.charCodeAt(at + 2)] ?? 0) << 6) |
			(values[text.charCodeAt(at + 3)] ?? 0);
		bytes[to] = (four >> 16) & 255;
		if (to + 1 < size) bytes[to + 1] = (four >> 8) & 255;
		if (to + 2 < size) bytes[to + 2] = four & 255;
	}
	return bytes;
}
