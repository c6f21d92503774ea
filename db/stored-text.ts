import type { InValue, Value } from '@libsql/client';

/**
 * A person's text for a column of type ANY: as TEXT, or as the bytes of its UTF-16 units where TEXT would lose something
 * (libSQL ends a text at its first NUL and has no place for a lone surrogate).
 */
export function toStoredText(text: string): InValue {
	const isSafe = text.isWellFormed() && !text.includes('\0');
	return isSafe ? text : new Uint8Array(Buffer.from(text, 'utf16le'));
}

/** The text exactly as it was given to `toStoredText`. */
export function fromStoredText(value: Value): string {
	return value instanceof ArrayBuffer ? Buffer.from(value).toString('utf16le') : String(value);
}
